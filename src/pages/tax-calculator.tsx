import '@/styles/all.css'
import { CtaBanner } from '@/components/cta-banner'
import { PrintedAddress } from '@/components/printed-address'
import { Crumbs } from '@/features/content/crumbs'
import { Prose, ProseSection } from '@/features/content/prose'
import { OfficeSheet } from '@/features/content/office-sheet'
import { Split } from '@/features/content/split'
import { Calculator } from '@/features/tax/calculator/calculator'
import { CALCULATOR_GUIDE } from '@/features/tax/calculator/guide'

const CRUMBS = [
  { label: 'Home', href: '/' },
  { label: 'Resources', href: '/resources' },
  { label: 'Tax Calculator', href: '/resources/tax-calculator' },
]

export default function TaxCalculatorPage() {
  return (
    <>
      <div className="wrap">
        <Crumbs crumbs={CRUMBS} />
      </div>
      <Calculator
        heading={
          <>
            <h1>Tax calculator</h1>
            <p className="no-print mt-2.5 max-w-[46ch] text-lead leading-normal text-ink-2">
              Federal, Ohio and local income tax, with every line shown. Nothing you type leaves
              this page.
            </p>
          </>
        }
      />
      <PrintedFoot />
      <div className="no-print">
        <Split
          main={
            <Prose>
              {CALCULATOR_GUIDE.map((section) => (
                <ProseSection key={section.heading} section={section} />
              ))}
            </Prose>
          }
          side={<OfficeSheet />}
        />
      </div>
      <CtaBanner />
    </>
  )
}

function PrintedFoot() {
  return (
    <div className="wrap mt-3">
      <p className="print-only text-small">
        An estimate for planning, not a filed return and not tax advice.
      </p>
      <PrintedAddress />
    </div>
  )
}
