import '@/styles/all.css'
import { CtaBanner } from '@/components/cta-banner'
import { collectTexts } from '@/content/collect-texts'
import { OHIO_TAXES } from '@/content/ohio-business-taxes'
import { FigureList } from '@/features/content/figure-list'
import { PageHeader } from '@/features/content/page-header'
import { Prose } from '@/features/content/prose'
import { OfficeSheet } from '@/features/content/office-sheet'
import { figuresIn } from '@/features/content/rich-text'
import { SideSheet } from '@/features/content/side-sheet'
import { Split } from '@/features/content/split'
import { BusinessTaxFinder } from '@/features/ohio-business-taxes/business-tax-finder'
import { TaxGuide } from '@/features/ohio-business-taxes/tax-guide'
import { Link } from 'react-router-dom'

const CRUMBS = [
  { label: 'Home', href: '/' },
  { label: 'Resources', href: '/resources' },
  { label: 'Ohio Business Taxes', href: '/resources/ohio-business-taxes' },
]

const FIGURES_USED = figuresIn(collectTexts(OHIO_TAXES))

export default function OhioBusinessTaxesPage() {
  return (
    <>
      <PageHeader
        crumbs={CRUMBS}
        title="Ohio business taxes"
        lead="The taxes most businesses in Ohio meet in 2026, what they cost, when they are due and where to register. Property tax and the taxes of single trades, such as severance or fuel tax, are left out. Nothing you enter leaves this page."
      />
      {/* Longer than a page on paper: it may break. */}
      <div className="wrap pt-[clamp(28px,3.4vw,48px)] print:pt-2 print:[&>div]:break-inside-auto!">
        <BusinessTaxFinder />
      </div>
      <Split
        main={
          <Prose>
            <TaxGuide />
            <FigureList ids={FIGURES_USED} />
          </Prose>
        }
        side={
          <div className="no-print grid gap-5">
            <SideSheet title="On this page">
              <ul className="mt-3 text-small">
                {OHIO_TAXES.map(({ id, name }) => (
                  <li key={id}>
                    <Link to={`#${id}`} className="inline-block py-1">
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            </SideSheet>
            <OfficeSheet />
          </div>
        }
      />
      <CtaBanner />
    </>
  )
}
