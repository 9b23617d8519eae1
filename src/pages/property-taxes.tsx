import { Link } from 'react-router-dom'
import { FigureList } from '@/features/content/figure-list.tsx'
import { GuidePage } from '@/features/content/guide-page.tsx'
import { OfficialLinkList } from '@/features/content/official-link-list.tsx'
import { SideSheet } from '@/features/content/side-sheets.tsx'
import { DataTable, ProseSection } from '@/features/content/prose.tsx'
import { REGIONAL_RULES } from '@/shared/deadlines/regional-rules.ts'
import { PROPERTY_GUIDE, PROPERTY_LINKS, RELIEF_TABLE } from '@/content/guides/property-taxes.ts'
import { PropertyDates } from '@/features/property-taxes/property-dates.tsx'

const PROPERTY_RULES = REGIONAL_RULES.filter(({ situations }) => situations.includes('property'))

export default function PropertyTaxesPage() {
  return (
    <GuidePage
      title="Ohio property taxes"
      lead="Homestead exemption, owner-occupancy credit and CAUV: what lowers the tax on a home or a farm, who qualifies, and when to apply. The county decides; it is not part of your income tax return."
      side={
        <>
          <SideSheet title="Upcoming dates">
            <PropertyDates rules={PROPERTY_RULES} />
            <p className="no-print mt-3 text-small">
              <Link to="/resources/deadlines">All tax deadlines</Link>
            </p>
          </SideSheet>
          <SideSheet title="Where to apply">
            <OfficialLinkList entries={PROPERTY_LINKS} />
          </SideSheet>
        </>
      }
    >
      <DataTable table={RELIEF_TABLE} />
      {Object.entries(PROPERTY_GUIDE).map(([id, section]) => (
        <ProseSection key={id} id={id} section={section} />
      ))}
      <FigureList content={PROPERTY_GUIDE} />
    </GuidePage>
  )
}
