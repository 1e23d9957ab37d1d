export function hidingWord(text: string): string | undefined
export function longTitle(title: string): string | undefined
