import { Link } from 'react-router-dom'
import cardPrices from 'virtual:card-prices'
import { PhoneFold } from '@/components/phone-fold.tsx'
import { PAGES } from '@/config/pages.ts'
import { PriceList } from './price-list.tsx'

/** The price list, then the other services' prices. */
export default function AllPrices() {
  return (
    <>
      <PhoneFold
        className="border-t-3 border-ink pt-1 md:pt-4"
        headClassName="max-md:min-h-14"
        head={<h2 className="text-[1.5rem]">Our prices, line by line</h2>}
      >
        <PriceList />
      </PhoneFold>
      <OtherPrices />
    </>
  )
}

/** The services of the Pricing menu. */
function OtherPrices() {
  const services = PAGES.filter(
    ({ path, menus }) => path !== '/pricing' && menus?.some(({ menu }) => menu === 'pricing'),
  )
  return (
    <section className="border-t border-ink pt-4 md:mt-12 md:border-t-3">
      <h2 className="text-[1.5rem]">Other prices</h2>
      <ul className="mt-2">
        {services.map(({ label, path }) => {
          const price = cardPrices[path]?.price
          return (
            <li
              key={path}
              className="flex flex-wrap items-center justify-between gap-x-6 border-b border-rule py-1"
            >
              <Link to={path} className="inline-flex min-h-11 items-center font-[650]">
                {label}
              </Link>
              {price && 'text' in price && <b className="font-[650]">{price.text}</b>}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
