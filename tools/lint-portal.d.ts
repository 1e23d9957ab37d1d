export const ROOMS: Record<string, { rooms: string[]; packages?: string[] }>
export function complaint(specifier: string, fromFile: string): string | undefined
export function borrowedText(specifier: string, fromFile: string): string | undefined
export function insurersOwn(text: string, file: string): string | undefined
export function listedAddresses(texts: readonly unknown[], file: string): string | undefined
