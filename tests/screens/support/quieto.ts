/** Until nothing moves any more but what moves for ever, and a frame with it was drawn. */
export async function quieto(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(resolve))
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(ending.map(({ finished }) => finished))
}
