import type { WithFacts } from '#ds/screens/LandingScreen/index.ts'
import type { FaqSectionTexts } from '#ds/storefront/FaqSection/index.ts'
import { contact } from './contact.ts'

export const faq: WithFacts<FaqSectionTexts> = {
  heading: 'Frequently asked questions',
  description: 'Your question is not here? Ask our engineers.',
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
      answer: 'Yes. In the first 30 days we refund 100% of what you have paid.',
    },
    {
      id: 'setup',
      question: 'How do I pay, and how long until I have a server?',
      answer: ({ payment }) =>
        `You top up your wallet (${payment({ bank_transfer: 'bank transfer', momo: 'MoMo', zalopay: 'ZaloPay', crypto: 'cryptocurrency' })}) and order from the balance. The VPS is set up in under 5 minutes.`,
    },
    {
      id: 'bandwidth',
      question: 'How much bandwidth is included, and what if I use more?',
      answer: ({ traffic, extraTerabyte }) =>
        traffic &&
        `${traffic.least} to ${traffic.most} a month, depending on the plan. Beyond that your server keeps running at 10 Mbps, or you buy more at ${extraTerabyte} per TB.`,
    },
    {
      id: 'upgrade',
      question: 'Does an upgrade of RAM, CPU or disk interrupt my service?',
      answer: 'No. It takes 5 to 10 minutes, during which your website keeps running.',
    },
    {
      id: 'systems',
      question: 'Which operating systems can I use?',
      answer: ({ systems }) =>
        `${systems}. They are installed automatically; for any other, send us a request. You have full root access.`,
    },
    {
      id: 'safety',
      question: 'How are my data and my server protected?',
      answer:
        'Backups run automatically every day, or every week on the smallest plan, and are kept in another datacenter. Depending on the plan, we stop DDoS attacks of up to 100 Gbps. SSL is free.',
    },
    {
      id: 'support',
      question: 'How soon does somebody answer when I need help?',
      answer:
        'Our engineers are on duty 24/7. We promise a reply within 2 minutes in the live chat and within 1 hour to a ticket, and an answer by email within 24 hours to a message left in the chat.',
    },
  ],
  contacts: contact,
}
