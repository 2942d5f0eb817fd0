import { Accordion, AccordionItem } from '#ds/components/Accordion/index.ts'
import { Badge } from '#ds/components/Badge/index.ts'
import { Button } from '#ds/components/Button/index.ts'
import { Link } from '#ds/components/Link/index.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { ExampleColumn } from '#storybook/guides/ExampleColumn.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

export const good: RuleExample[] = [
  () => (
    <ExampleColumn>
      <Accordion>
        <AccordionItem value="refund" heading="Tôi có được hoàn tiền không?">
          Có, trong 7 ngày đầu.
        </AccordionItem>
        <AccordionItem value="setup" heading="Bao lâu thì có máy chủ?">
          Dưới 5 phút.
        </AccordionItem>
      </Accordion>
    </ExampleColumn>
  ),
  () => (
    <ExampleColumn>
      <Inline wrap="nowrap">
        <Badge tone="neutral">h2</Badge>
        <Heading level={2} size="title">
          Câu hỏi thường gặp
        </Heading>
      </Inline>
      <Inline wrap="nowrap">
        <Badge tone="neutral">h3</Badge>
        <Accordion style={{ flexGrow: 1 }}>
          <AccordionItem value="refund" level={3} heading="Hoàn tiền thế nào?">
            Trong 7 ngày đầu.
          </AccordionItem>
        </Accordion>
      </Inline>
    </ExampleColumn>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <ExampleColumn space="sm">
      <Accordion>
        <AccordionItem value="price" heading="Giá và phí gia hạn">
          249.000 ₫ mỗi tháng
        </AccordionItem>
      </Accordion>
      <Button fullWidth>Thanh toán ngay</Button>
    </ExampleColumn>
  ),
  () => (
    <ExampleColumn>
      <Accordion>
        <AccordionItem
          value="refund"
          heading={
            <Inline render={<span />}>
              Hoàn tiền
              <Link href="/terms">điều khoản</Link>
              <Button size="small" emphasis="outline">
                Liên hệ
              </Button>
            </Inline>
          }
        >
          Trong 7 ngày đầu.
        </AccordionItem>
      </Accordion>
    </ExampleColumn>
  ),
]
