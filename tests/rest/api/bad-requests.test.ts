import { testBadRequests } from '../../api/bad-requests.ts'

await testBadRequests(2000)
