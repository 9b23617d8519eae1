/** The last part of an address, which names what a page shows: "/services/payroll" → "payroll". */
export function slugOf(pathname: string): string {
  return pathname.replace(/\/$/, '').split('/').at(-1) ?? ''
}
