/** The last part of a path, which names what the page shows: "/services/payroll" → "payroll". */
export function slugOf(pathname: string): string {
  return pathname.replace(/\/$/, '').split('/').at(-1) ?? ''
}
