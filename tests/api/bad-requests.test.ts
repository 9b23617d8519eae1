import { testBadRequests } from './bad-requests'

await testBadRequests(200)
