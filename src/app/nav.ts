import { site } from '@/config/site'
import { type MenuName, ROUTES, type RouteEntry } from './routes'

export type NavLink = { label: string; href: string; note?: string; isNewTab?: boolean }

/** The links of a menu in their order, from the route table. */
export function menuLinks(menu: MenuName): NavLink[] {
  const entries: readonly RouteEntry[] = ROUTES
  return entries
    .flatMap((entry) =>
      (entry.nav ?? [])
        .filter((place) => place.menu === menu)
        .map((place) => ({
          order: place.order,
          label: place.label ?? entry.label,
          href: place.href ?? entry.path,
        })),
    )
    .sort((a, b) => a.order - b.order)
    .map(({ label, href }) => ({ label, href }))
}

/** Dresden, then the sister towns, whose sites open in a new tab (R45). */
export const locationLinks: NavLink[] = [
  { label: site.address.city, href: '/', note: 'this office' },
  ...site.towns.map(({ name, url }) => ({ label: name, href: url, isNewTab: true })),
]

export type NavGroup = { label: string; links: NavLink[] }
export type NavItem = NavLink | NavGroup
export type TopMenu = { label: string; section: string; items: NavItem[] }

/** The five menus of the header, in order (R40-R45). `section` is the address their pages begin with. */
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
