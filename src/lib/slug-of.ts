/** The last segment of a path: "payroll" for "/services/payroll". */
export function slugOf(pathname: string): string {
  return pathname.replace(/\/$/, '').split('/').at(-1) ?? ''
}
