/** The half of ui/esMovil.ts that works in a worker. */
export function esMovil(): boolean {
  const { userAgent, userAgentData } = navigator as { userAgent: string } & {
    userAgentData?: { mobile: boolean }
  }
  return userAgentData?.mobile === true || /Android|iPhone|iPad|iPod|Mobile/.test(userAgent)
}
