import { CopyLink } from '@/components/copy-link'
import { PrintButton } from '@/components/tool-layout'
import type { EstimatorForm } from './form'
import { writeShareHash } from './write-share-hash'

/** Print, and a link that reproduces the estimate: the answers stand after "#", which no server sees. */
export function ShareActions({ form }: { form: EstimatorForm }) {
  return (
    <>
      <PrintButton />
      <CopyLink label="Copy link to this estimate" getHash={() => writeShareHash(form)} />
    </>
  )
}
