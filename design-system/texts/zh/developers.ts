import type { DevelopersScreenTexts } from '#ds/screens/DevelopersScreen/index.ts'
import { header } from './account/header.ts'

/** The page for developers among the customers. */
export const developersTexts: DevelopersScreenTexts = {
  title: header.developers,
  back: '控制台',
  intro: '从您的程序调用 API，在事件发生时收到通知，并使用 SSH 密钥登录服务器。',
  guide: 'API 指南',
  reference: '全部接口列表',
}
