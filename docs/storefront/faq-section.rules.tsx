import { Accordion, AccordionItem } from '#ds/components/Accordion/index.ts'
import { Notice } from '#ds/components/Notice/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Miniature } from '#storybook/guides/Miniature.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

const QuestionShown = ({ question, answer }: { question: string; answer: string }) => (
  <Accordion defaultValue="shown">
    <AccordionItem value="shown" heading={question} level={4}>
      {answer}
    </AccordionItem>
  </Accordion>
)

export const good: RuleExample[] = [
  () => (
    <Miniature width="24rem" zoom={0.7}>
      <QuestionShown
        question="Nếu không hài lòng, tôi có được hoàn tiền không?"
        answer="Có. Trong 30 ngày đầu, bạn được hoàn 100% số tiền đã trả."
      />
    </Miniature>
  ),
  () => (
    <Miniature width="24rem" zoom={0.7}>
      <QuestionShown
        question="Dùng quá băng thông thì sao?"
        answer="Từ 1 TB, tốc độ giảm còn 10 Mbps. Bạn mua thêm với giá 50.000 ₫ mỗi TB."
      />
    </Miniature>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <Miniature width="24rem" zoom={0.7}>
      <Stack space="sm">
        <QuestionShown question="Tôi có được hoàn tiền không?" answer="Có, bất cứ lúc nào, không cần lý do." />
        <Notice tone="critical" title="Điều khoản sử dụng, mục 4">
          Hoàn tiền trong 30 ngày đầu.
        </Notice>
      </Stack>
    </Miniature>
  ),
]
