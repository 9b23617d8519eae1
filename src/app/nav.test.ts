import { expect, test } from 'vitest'
import { site } from '@/config/site.ts'
import { isGroup, locationLinks, topMenus } from './nav.ts'

const menu = (name: string) => topMenus.find(({ label }) => label === name)?.items ?? []
const hrefs = (name: string) => menu(name).map((item) => (isGroup(item) ? item.label : item.href))

// The firm may add others (D58).
const including = (paths: string[]) => expect.arrayContaining(paths)

test('Services, Industries and Resources list their pages (R40-R42)', () => {
  expect(hrefs('Services')).toEqual(
    including(
      `personal-tax business-tax bookkeeping payroll business-formation fractional-cfo hr-consulting
    marketing irs-problem-resolution`
        .split(/\s+/)
        .map((name) => `/services/${name}`),
    ),
  )
  expect(hrefs('Industries')).toEqual(
    including(
      'construction retail professional-services oil-and-gas private-equity manufacturing healthcare'
        .split(' ')
        .map((name) => `/industries/${name}`),
    ),
  )
  expect(hrefs('Resources')).toEqual(
    `tax-calculator check-refund tax-payment-center tax-prep-checklist ohio-business-taxes
    estimated-taxes withholding-check deadlines property-taxes document-processing-demo client-portal-help`
      .split(/\s+/)
      .map((name) => `/resources/${name}`),
  )
})

test('Pricing has its own names for three service pages (R43)', () => {
  expect(menu('Pricing')).toEqual([
    { label: 'Tax Preparation', href: '/pricing' },
    { label: 'Business Formation Packages', href: '/services/business-formation' },
    { label: 'Payroll Processing', href: '/services/payroll' },
    { label: 'Fractional CFO Services', href: '/services/fractional-cfo' },
  ])
})

test('About has the story, two submenus and sign-in (R44, D30)', () => {
  expect(hrefs('About')).toEqual(['/about-us', 'Industries Served', 'Locations Served', '/auth'])
  expect(menu('About')[0]?.label).toBe('Our Story')
  expect(menu('About')[1]).toEqual({ label: 'Industries Served', links: menu('Industries') })
})

test('Locations Served opens Dresden here and other towns in new tabs (R45)', () => {
  const [here, ...towns] = locationLinks
  expect(here).toMatchObject({ label: site.address.city, href: '/' })
  expect(here?.isNewTab).toBeUndefined()
  expect(towns).toEqual(
    site.towns.map(({ name, url }) => ({ label: name, href: url, isNewTab: true })),
  )
})
