import { PRICE_LIST_DATE } from '@/config/rates.ts'
import { useToday } from '@/lib/use-today.ts'

/** Shown once the price list is older than 12 months (D51). */
export function OldPricesNote() {
  const today = useToday()
  const [year, monthAndDay] = [Number(PRICE_LIST_DATE.slice(0, 4)), PRICE_LIST_DATE.slice(4)]
  const isOld = today !== null && today > `${year + 1}${monthAndDay}`
  return isOld && ' The list is more than a year old, so their prices may have changed.'
}
