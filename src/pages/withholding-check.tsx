import { Folds } from '@/features/content/folds.tsx'
import { DashList } from '@/features/content/prose.tsx'
import { ToolPage } from '@/features/content/tool-page.tsx'
import { PaystubDrawing } from '@/features/tax/withholding/paystub-drawing.tsx'
import { WithholdingCheck } from '@/features/tax/withholding/withholding-check.tsx'
import { formatDay } from '@/shared/format-date.ts'
import { WITHHOLDING_CHECKED_ON } from '@/tax/data/checked-on.ts'
import { LEFT_OUT } from '@/features/tax/withholding/words.ts'

const YEAR = WITHHOLDING_CHECKED_ON.slice(0, 4)

const FOLDS = [
  { title: 'Where numbers 1 to 9 stand on a paystub', content: <PaystubDrawing /> },
  {
    title: 'How it works',
    content: (
      <>
        <p>
          The year’s tax is worked out as in the tax calculator. Each paycheck still to come is
          taken to be like the last one. What it withholds follows the percentage method of IRS
          Publication 15-T, Ohio’s computer formula (with the tables of August 2026), and your
          district’s and town’s rates.
        </p>
        <p>
          The new form W-4 goes to the job that pays the most, since one form is enough. It counts
          from the first payday more than two weeks away. Step 4(c) is rounded up and step 3 down,
          so that the aim is reached to the dollar.
        </p>
        <p>
          Bonuses paid apart have flat rates withheld. A W-4 that claims to be exempt ends every
          February.
        </p>
      </>
    ),
  },
  {
    title: 'Sources',
    content: (
      <p>
        IRS Publications 15 and 15-T and Form W-4 (2026); the IRS’s own estimator for the order of
        the lines; the Ohio Department of Taxation’s optional computer formula (rev. 09/25 and
        07/26) and form IT 4 (rev. 01/24); R.C. 718.01, 718.03 and 5748.01; Ohio Adm. Code
        5703-7-10.
      </p>
    ),
  },
  { title: 'What is left out', content: <DashList items={LEFT_OUT} /> },
]

export default function WithholdingCheckPage() {
  return (
    <ToolPage
      title="Withholding check"
      lead="What to put on your W-4 and Ohio’s IT 4, from your last paystub."
      tool={<WithholdingCheck />}
      note={`Withholding rates and forms for ${YEAR}, last checked on ${formatDay(WITHHOLDING_CHECKED_ON)}.`}
    >
      <div className="tool-reference">
        <Folds title="Good to know" folds={FOLDS} />
      </div>
    </ToolPage>
  )
}
