/** Search words that do not appear in a page's own title and text, by page ID. Only the finder loads them. */
export const FINDER_WORDS: Readonly<Record<string, string>> = {
  home: 'price quote cost estimator compare H&R Block cheap',
  about:
    'about us who we are towns zanesville coshocton newark cambridge frazeysburg nashport new concord roseville',
  contact:
    'phone address hours email directions map message number telephone call open saturday chat',
  schedule: 'appointment book booking meeting consultation cancel change reschedule video',
  pricing: 'cost fees rates how much prices free',
  'personal-tax':
    '1040 W-2 individual family federal ohio village school district rita tax return landlord rental house crypto pension retired',
  'business-tax':
    '1120 1120-s 1065 s corp llc partnership schedule c sole proprietor self employed freelancer',
  bookkeeping: 'books quickbooks ledger accounts reconcile',
  payroll: 'W-2 941 employees wages paycheck withholding new hire',
  'business-formation': 'llc incorporate ein start a business entity starting register',
  'fractional-cfo': 'budget cash flow forecast controller loan',
  'hr-consulting': 'human resources handbook hiring i-9 employees',
  marketing: 'advertising ads website',
  'irs-problem-resolution': 'letter notice audit back taxes debt payment plan levy cp2000 irs',
  construction: 'contractor builder roofer subcontractor',
  retail: 'shop store seller',
  'professional-services': 'lawyer engineer architect consultant',
  'oil-and-gas': 'royalty royalties lease mineral oil well gas landowner',
  'private-equity': 'k-1 fund investor carry',
  manufacturing: 'factory machine shop',
  healthcare: 'dentist doctor therapist nurse clinic',
  'check-refund':
    'where is my refund status track tracker amended return letters identity paper checks bank details',
  'tax-payment-center':
    'pay irs eftps direct oh|tax eservices source bureau workers compensation rita cca finder',
  'tax-prep-checklist': 'documents what to bring list',
  'ohio-business-taxes':
    'cat commercial activity sales tax use vendor license withholding unemployment bwc workers net profit rita cca it 4738 comp yearly filings registration',
  'estimated-taxes':
    'quarterly 1040-es it 1040es sd 100es payments due dates safe harbor farmers fishers uneven income late',
  'withholding-check':
    'w-4 w4 it 4 it4 paycheck paystub pay stub withhold too much too little allowances exemptions bonus second job',
  deadlines:
    'due dates calendar when is ics subscribe extension 941 W-2 1099 990 1041 709 fbar 2290 5500 it rmd required minimum distribution taxes date april 15',
  'property-taxes':
    'homestead exemption cauv real estate auditor dte 105a farmland senior owner occupancy credit board of revision property tax house apply special cases value wrong',
  'client-portal-help': 'upload send documents papers scan',
  privacy: 'data personal information',
  auth: 'log in login portal account client password code',
}
