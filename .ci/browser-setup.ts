// This comes before React, which looks for its developer tools when it starts.
import '#ds/testing/override-props.ts'
import { configure } from '@testing-library/react'
import { testTimeouts } from './test-timeouts.ts'

// Without it Testing Library waits for one second, which a busy machine may need.
configure({ asyncUtilTimeout: testTimeouts.wait })
