/** As ui/esMovil.ts, of which a worker sees the half. */
export function esMovil(): boolean {
  const { userAgent, userAgentData } = navigator as { userAgent: string } & {
    userAgentData?: { mobile: boolean }
  }
  return userAgentData?.mobile === true || /Android|iPhone|iPad|iPod|Mobile/.test(userAgent)
}
