import { testBadRequests } from './bad-requests.ts'

await testBadRequests(60)
