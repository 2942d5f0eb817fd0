import { CodeBlock, PlanTable, Prose, Steps } from '#ds/storefront/Prose/index.ts'
import { contentTexts } from '#ds/texts/vi/content.ts'
import { Miniature } from '#storybook/guides/Miniature.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

export const good: RuleExample[] = [
  () => (
    <Miniature width="24rem" zoom={0.7}>
      <Prose>
        <Steps>
          <ol>
            <li>
              Tạo khóa:
              <CodeBlock texts={contentTexts.code}>
                <code>ssh-keygen -t ed25519</code>
              </CodeBlock>
            </li>
            <li>Thêm khóa vào máy chủ.</li>
          </ol>
        </Steps>
      </Prose>
    </Miniature>
  ),
]

const plan = { id: 1, name: 'Basic', cpu: 1, ram: 1, storage: 20, bandwidth: 1000, monthly: 59_000, yearly: 590_000 }

export const bad: RuleExample[] = [
  () => (
    <Miniature width="32rem" zoom={0.6}>
      <Prose>
        <p>Gói Basic giá 49.000đ mỗi tháng.</p>
        <PlanTable texts={contentTexts.plans} plans={[{ ...plan, soldOut: false, orderHref: '#order' }]} />
      </Prose>
    </Miniature>
  ),
]
