import { site } from '@/config/site.ts'
import { type MenuName, PAGES } from '@/config/pages.ts'

export type NavLink = { label: string; href: string; note?: string; isNewTab?: boolean }

/** A menu's links in order, from the list of pages. */
export function menuLinks(menu: MenuName): NavLink[] {
  return PAGES.flatMap((page) => (page.menus ?? []).map((place) => ({ page, place })))
    .filter(({ place }) => place.menu === menu)
    .sort((a, b) => a.place.order - b.place.order)
    .map(({ page, place }) => ({ label: place.label ?? page.label, href: place.href ?? page.path }))
}

/** Dresden, then the sister towns, whose sites open in a new tab (R45). */
export const locationLinks: NavLink[] = [
  { label: site.address.city, href: '/', note: 'this office' },
  ...site.towns.map(({ name, url }) => ({ label: name, href: url, isNewTab: true })),
]

export type NavGroup = { label: string; links: NavLink[] }
export type NavItem = NavLink | NavGroup
export type TopMenu = { label: string; section: string; items: NavItem[] }

/** The header's five menus, in order (R40-R45). `section` is the path prefix of their pages. */
export const topMenus: TopMenu[] = [
  { label: 'Services', section: '/services', items: menuLinks('services') },
  { label: 'Industries', section: '/industries', items: menuLinks('industries') },
  { label: 'Resources', section: '/resources', items: menuLinks('resources') },
  { label: 'Pricing', section: '/pricing', items: menuLinks('pricing') },
  { label: 'About', section: '/about-us', items: aboutItems() },
]

function aboutItems(): NavItem[] {
  const [story, ...rest] = menuLinks('about')
  return [
    ...(story ? [story] : []),
    { label: 'Industries Served', links: menuLinks('industries') },
    { label: 'Locations Served', links: locationLinks },
    ...rest,
  ]
}

export function isGroup(item: NavItem): item is NavGroup {
  return 'links' in item
}
