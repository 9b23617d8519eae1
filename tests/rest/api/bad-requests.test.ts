import { testBadRequests } from '../../api/bad-requests'

await testBadRequests(2000)
