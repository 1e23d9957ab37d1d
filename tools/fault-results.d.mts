export type Judged = { title: string; passed: boolean }

export function inNode(
  report: {
    testResults: { assertionResults: { fullName: string; title: string; status: string }[] }[]
  },
  wanted: string,
): Judged[]

type Suite = {
  suites?: Suite[]
  specs?: { title: string; tests: { status: string }[] }[]
}
export function inBrowser(report: Suite): Judged[]

export function byFault(tests: Judged[]): Record<string, { passed: number; failed: number }>

export function withoutTest(promised: string, tests: Judged[]): string[]
