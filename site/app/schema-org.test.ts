import { expect, test } from 'vitest'
import { faqPage } from './schema-org.ts'

test('questions have the property names of schema.org', () => {
  const page = faqPage([{ question: 'Có bảo hành không?', answer: 'Có, 30 ngày.' }])
  expect(page).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'Có bảo hành không?',
        acceptedAnswer: { '@type': 'Answer', text: 'Có, 30 ngày.' },
      },
    ],
  })
})
