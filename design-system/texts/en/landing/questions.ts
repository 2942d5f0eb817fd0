import type { WithFacts } from '#ds/screens/LandingScreen/index.ts'
import type { QuestionListTexts } from '#ds/storefront/QuestionList/index.ts'
import { numbers } from '#ds/texts/en/numbers.ts'

const reply = 'reply promised within'

export const questions: WithFacts<QuestionListTexts> = {
  heading: 'Frequently asked questions',
  description: 'Can’t find your answer? Ask our engineers.',
  contacts: {
    chat: { name: 'Live chat', reply, promise: '2\u00a0minutes', action: 'See how to reach us' },
    hotline: { name: `Hotline ${numbers.hotline.number}`, reply: 'day and night', action: 'Call now' },
    ticket: { name: 'Support ticket', reply, promise: '1\u00a0hour', action: 'Open a ticket' },
  },
  questions: [
    {
      id: 'trial',
      question: 'Can I try it before I pay?',
      answer: ({ trial }) =>
        trial &&
        `Yes, for ${trial.days} days, free of charge and without a credit card. After that the trial server is suspended until you upgrade to a paid plan.`,
    },
    {
      id: 'refund',
      question: 'Do I get my money back if I am not satisfied?',
      answer: 'Yes. In the first 30 days of your first VPS we refund 100% of what you paid for it.',
    },
    {
      id: 'setup',
      question: 'How do I pay, and how long until I have a server?',
      answer: ({ payment }) =>
        `You top up your wallet (${payment({ bank_transfer: 'bank transfer', momo: 'MoMo', zalopay: 'ZaloPay', vnpay: 'VNPay', payos: 'VietQR', crypto: 'cryptocurrency' })}) and order from the balance. The VPS is set up in under 5 minutes.`,
    },
    {
      id: 'bandwidth',
      question: 'How much bandwidth is included, and what if I use more?',
      answer: ({ traffic, extraTerabyte }) =>
        traffic &&
        `${traffic.least} to ${traffic.most} a month, depending on the plan. Beyond that your server keeps running at 10 Mbps. For more traffic, send us a ticket: ${extraTerabyte} per TB.`,
    },
    {
      id: 'upgrade',
      question: 'Will upgrading RAM, CPU or disk interrupt my service?',
      answer: 'We promise that it does not: it takes 5 to 10 minutes, during which your website keeps running.',
    },
    {
      id: 'systems',
      question: 'Which operating systems can I use?',
      answer: ({ systems }) =>
        `${systems}. They are installed automatically; for any other, send us a ticket. You have full root access.`,
    },
    {
      id: 'safety',
      question: 'How are my data and my server protected?',
      answer:
        'Depending on the plan, backups run automatically every day or every week and are kept in another data centre, and we stop DDoS attacks of up to 100 Gbps. SSL is free.',
    },
    {
      id: 'support',
      question: 'How soon will I get a reply when something goes wrong?',
      answer:
        'Our engineers are on duty 24/7. We promise a reply within 2 minutes in the live chat and within 1 hour to a ticket, and an answer by email within 24 hours to a message left in the chat.',
    },
  ],
}
