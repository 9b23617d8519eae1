import type { StepId } from '@/shared/estimator/questions.ts'
import DRAWINGS from '@/assets/step-objects.json'
import { FOLDER, ObjectDrawing } from './step-object.tsx'

/** What stands for a question after the first: its own drawing, or the first one’s. */
export default function LaterObject({ step }: { step: StepId }) {
  const own: Partial<Record<StepId, readonly string[]>> = DRAWINGS
  return <ObjectDrawing paths={own[step] ?? FOLDER} />
}
