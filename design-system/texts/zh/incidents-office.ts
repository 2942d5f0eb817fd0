import type { IncidentsPanelTexts } from '#ds/admin/IncidentsPanel/index.ts'
import { list } from './admin/list.ts'
import { statusTexts } from './status.ts'

const { components, kinds, incidentStates, since, between, cancelled } = statusTexts

/** Incidents and maintenance in the back-office. */
export const incidentsOfficeTexts: IncidentsPanelTexts = {
  list,
  caption: statusTexts.incidentsTitle,
  search: '搜索故障与维护',
  searchPlaceholder: '按标题搜索',
  empty: {
    title: '暂无故障或维护安排',
    description: '在此发布的内容会立即显示在服务状态页面上。',
  },
  loadFailed: '故障与维护加载失败',
  report: { incident: '发布故障公告', maintenance: '安排维护' },
  columns: {
    title: '标题',
    kind: '类型',
    components: '影响',
    time: '时间',
    phase: '状态',
    last: '最新进展',
    actions: '操作',
  },
  kinds,
  components: {
    site: components.site.name,
    provisioning: components.provisioning.name,
    payments: components.payments.name,
  },
  states: incidentStates,
  since,
  between,
  phases: { running: '进行中', planned: incidentStates.scheduled, past: incidentStates.resolved, cancelled },
  actions: { update: '发布进展', end: '结束', cancel: '取消维护', history: '查看' },
  translate: '翻译',
  actionFor: (action, title) => `${action}：${title}`,
  reportDialog: {
    headings: { incident: '新建故障公告', maintenance: '安排新维护' },
    notice: {
      title: '发布后所有人立即可见',
      detail: '内容会以读者的语言显示在状态页面上；未填写的语言会显示已写的版本。发布后无法删除，只能补充进展和译文。',
    },
    title: '标题',
    text: '内容',
    textHint: '说明发生了什么、客户会遇到什么，以及何时再更新。',
    components: '受影响的服务',
    startsAt: { incident: '发生时间', maintenance: '维护开始时间' },
    endsAt: '维护结束时间',
    timeHint: '越南时间（东七区）。',
    submit: { incident: '发布', maintenance: '发布维护安排' },
  },
  updateDialog: {
    headings: {
      update: (title) => `发布进展：${title}`,
      end: (title) => `结束：${title}`,
      cancel: (title) => `取消维护：${title}`,
      history: (title) => `处理经过：${title}`,
    },
    state: '当前情况',
    text: '进展内容',
    written: '已发布',
    ending: {
      end: { title: '结束后无法重新打开', detail: '如果问题再次出现，请发布新的故障。' },
      cancel: { title: '取消后无法恢复', detail: '请说明原因；如果时间已定，也请说明何时维护。' },
    },
    submit: { update: '发布进展', end: '确认结束', cancel: '确认取消' },
    close: '关闭',
  },
  translateDialog: {
    heading: (title) => `翻译：${title}`,
    already: (text) => `他人已发布：“${text}”`,
    submit: '发布译文',
  },
  problems: {
    someLanguage: '请至少用一种语言填写',
    components: '请至少选择一项服务',
    time: '请选择日期和时间',
    startsLater: '故障应已发生；将要进行的请安排为维护',
    endsTooSoon: '须晚于开始时间',
    endPassed: '结束时间须晚于现在',
  },
  pending: '正在发布…',
  cancel: '取消',
  failed: '未能发布',
}
