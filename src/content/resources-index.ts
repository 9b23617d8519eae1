import type { DirectoryEntry } from './types'

/** The /resources page. */
export const RESOURCES_INDEX = {
  title: 'Tax tools and guides',
  lead: 'Each one answers one question. What you type stays on your own device.',
  entries: [
    {
      id: 'tax-calculator',
      name: 'Tax calculator',
      href: '/resources/tax-calculator',
      text: ['What you may owe or get back, federal and Ohio, with every line explained.'],
    },
    {
      id: 'check-refund',
      name: 'Check my refund',
      href: '/resources/check-refund',
      text: ['The official trackers, what to have at hand, and how long a refund usually takes.'],
    },
    {
      id: 'tax-payment-center',
      name: 'Tax payment center',
      href: '/resources/tax-payment-center',
      text: [
        'Which official page takes which payment: federal, Ohio, village and school district.',
      ],
    },
    {
      id: 'tax-prep-checklist',
      name: 'Tax prep checklist',
      href: '/resources/tax-prep-checklist',
      text: ['The papers your return needs, to tick off and to print.'],
    },
    {
      id: 'ohio-business-taxes',
      name: 'Ohio business taxes',
      href: '/resources/ohio-business-taxes',
      text: ['Which Ohio taxes a business meets, when they are due, and where to register.'],
    },
    {
      id: 'estimated-taxes',
      name: 'Estimated taxes',
      href: '/resources/estimated-taxes',
      text: ['Quarterly payments: who makes them, how much is safe, and the next due dates.'],
    },
    {
      id: 'deadlines',
      name: 'Tax deadlines',
      href: '/resources/deadlines',
      text: [
        'The main dates of this year and the next, for what applies to you, also for your own calendar.',
      ],
    },
    {
      id: 'document-processing-demo',
      name: 'Document processing demo',
      href: '/resources/document-processing-demo',
      text: ['A tax form read on your own device, field by field. The file is not sent anywhere.'],
    },
    {
      id: 'client-portal-help',
      name: 'Client portal and drop-off help',
      href: '/resources/client-portal-help',
      text: ['Which of the two is for what, how to send papers, and trouble getting in.'],
    },
  ] satisfies DirectoryEntry[],
} as const
