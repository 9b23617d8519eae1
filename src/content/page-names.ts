/** Names of the pages that content refers to; a structure test keeps them equal to the route table's. */
export const PAGE_NAMES: Readonly<Record<string, string>> = {
  '/services/personal-tax': 'Personal Tax',
  '/services/business-tax': 'Business Tax',
  '/services/bookkeeping': 'Bookkeeping',
  '/services/payroll': 'Payroll',
  '/services/business-formation': 'Business Formation',
  '/services/fractional-cfo': 'Fractional CFO',
  '/services/hr-consulting': 'HR Consulting',
  '/services/marketing': 'Marketing',
  '/services/irs-problem-resolution': 'IRS Problem Resolution',
  '/industries/construction': 'Construction',
  '/industries/retail': 'Retail',
  '/industries/professional-services': 'Professional Services',
  '/industries/oil-and-gas': 'Oil and Gas',
  '/industries/private-equity': 'Private Equity',
  '/industries/manufacturing': 'Manufacturing',
  '/industries/healthcare': 'Healthcare',
}
