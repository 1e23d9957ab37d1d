/** Replaces #ui/useImprimiendo.ts in the first picture, which is not printed. */
export const useImprimiendo = () => false
