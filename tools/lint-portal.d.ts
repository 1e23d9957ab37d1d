export const ROOMS: Record<string, { rooms: string[]; packages?: string[] }>
export function complaint(specifier: string, fromFile: string): string | undefined
