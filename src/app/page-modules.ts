import type { ComponentType } from 'react'

type PageModule = {
  default: ComponentType
  /** Loads the page's content for an address ahead of a visit. */
  preload?: (pathname: string) => Promise<unknown>
}

export type PageLoader = () => Promise<PageModule>

/** The page files named in src/content/pages.json, and the not-found page. */
export const LOADERS: Readonly<Record<string, PageLoader>> = {
  'about-us': () => import('@/pages/about-us.tsx'),
  account: () => import('@/pages/account.tsx'),
  auth: () => import('@/pages/auth.tsx'),
  'check-refund': () => import('@/pages/check-refund.tsx'),
  'client-portal-help': () => import('@/pages/client-portal-help.tsx'),
  contact: () => import('@/pages/contact.tsx'),
  deadlines: () => import('@/pages/deadlines.tsx'),
  'document-processing-demo': () => import('@/pages/document-processing-demo.tsx'),
  'withholding-check': () => import('@/pages/withholding-check.tsx'),
  'estimated-taxes': () => import('@/pages/estimated-taxes.tsx'),
  'ghost-cards': () => import('@/pages/ghost-cards.tsx'),
  home: () => import('@/pages/home.tsx'),
  industries: () => import('@/pages/industries.tsx'),
  industry: () => import('@/pages/industry.tsx'),
  legal: () => import('@/pages/legal.tsx'),
  news: () => import('@/pages/news.tsx'),
  'news-post': () => import('@/pages/news-post.tsx'),
  'news-subject': () => import('@/pages/news-subject.tsx'),
  'not-found': () => import('@/pages/not-found.tsx'),
  office: () => import('@/pages/office.tsx'),
  'ohio-business-taxes': () => import('@/pages/ohio-business-taxes.tsx'),
  pricing: () => import('@/pages/pricing.tsx'),
  'property-taxes': () => import('@/pages/property-taxes.tsx'),
  resources: () => import('@/pages/resources.tsx'),
  schedule: () => import('@/pages/schedule.tsx'),
  service: () => import('@/pages/service.tsx'),
  services: () => import('@/pages/services.tsx'),
  'tax-calculator': () => import('@/pages/tax-calculator.tsx'),
  'tax-payment-center': () => import('@/pages/tax-payment-center.tsx'),
  'tax-prep-checklist': () => import('@/pages/tax-prep-checklist.tsx'),
}

/**
 * The loader of a page's component.
 * @throws when this list lacks the file
 */
export function pageLoader(file: string): PageLoader {
  const loader = LOADERS[file]
  if (!loader) throw new Error(`src/app/page-modules.ts has no ${file}`)
  return loader
}
