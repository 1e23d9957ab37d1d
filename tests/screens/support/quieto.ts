/** Waits until all animations that end have ended, and a frame was drawn after them. */
export async function quieto(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(resolve))
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(ending.map(({ finished }) => finished))
}
