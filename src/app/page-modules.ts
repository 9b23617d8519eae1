import type { ComponentType } from 'react'
import type { PageFile } from '@/content/pages'

export type PageModule = {
  default: ComponentType
  /** Loads the page's content for an address ahead of a visit. */
  preload?: (pathname: string) => Promise<unknown>
}

export type PageLoader = () => Promise<PageModule>

/** A file that a row of src/content/pages.ts names, and the one without a row. */
export type ShownFile = PageFile | 'not-found'

const LOADERS: Readonly<Record<ShownFile, PageLoader>> = {
  'about-us': () => import('@/pages/about-us'),
  accessibility: () => import('@/pages/accessibility'),
  account: () => import('@/pages/account'),
  auth: () => import('@/pages/auth'),
  'check-refund': () => import('@/pages/check-refund'),
  'client-portal-help': () => import('@/pages/client-portal-help'),
  contact: () => import('@/pages/contact'),
  cookies: () => import('@/pages/cookies'),
  deadlines: () => import('@/pages/deadlines'),
  'document-processing-demo': () => import('@/pages/document-processing-demo'),
  'estimated-taxes': () => import('@/pages/estimated-taxes'),
  'ghost-cards': () => import('@/pages/ghost-cards'),
  home: () => import('@/pages/home'),
  industries: () => import('@/pages/industries'),
  industry: () => import('@/pages/industry'),
  news: () => import('@/pages/news'),
  'news-post': () => import('@/pages/news-post'),
  'news-subject': () => import('@/pages/news-subject'),
  'not-found': () => import('@/pages/not-found'),
  office: () => import('@/pages/office'),
  'ohio-business-taxes': () => import('@/pages/ohio-business-taxes'),
  pricing: () => import('@/pages/pricing'),
  privacy: () => import('@/pages/privacy'),
  'property-taxes': () => import('@/pages/property-taxes'),
  resources: () => import('@/pages/resources'),
  schedule: () => import('@/pages/schedule'),
  service: () => import('@/pages/service'),
  services: () => import('@/pages/services'),
  'tax-calculator': () => import('@/pages/tax-calculator'),
  'tax-payment-center': () => import('@/pages/tax-payment-center'),
  'tax-prep-checklist': () => import('@/pages/tax-prep-checklist'),
  terms: () => import('@/pages/terms'),
}

/** The loader of a page's component. */
export function pageLoader(file: ShownFile): PageLoader {
  return LOADERS[file]
}
