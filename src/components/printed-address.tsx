import { site } from '@/config/site'

/** The firm's name, address and phone number on a printed page. */
export function PrintedAddress() {
  const { name, address, phone } = site
  return (
    <p className="print-only text-small">
      {name}, {address.street}, {address.city}, {address.region} {address.postalCode},{' '}
      {phone.display}
    </p>
  )
}
