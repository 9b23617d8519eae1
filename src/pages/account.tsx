import { Account } from '@/features/auth/account'
import { MyBookings } from '@/features/booking/my-bookings'
import { SavedEstimate } from '@/features/estimator/saved-estimate'
import QueryProvider from '@/lib/query-provider'

export default function AccountPage() {
  return (
    <Account>
      <section className="mt-10 border-t border-rule pt-6">
        <h2 className="text-[1.5rem]">Your appointments</h2>
        <div className="mt-2">
          <QueryProvider>
            <MyBookings />
          </QueryProvider>
        </div>
      </section>
      <section className="mt-10 border-t border-rule pt-6">
        <h2 className="text-[1.5rem]">Your estimate</h2>
        <div className="mt-2">
          <SavedEstimate />
        </div>
      </section>
    </Account>
  )
}
