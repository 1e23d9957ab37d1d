/** Brand ramps by Fluent's keys: green (hue 160) is primary, blue (hue 254) secondary. */
export const verde = {
  10: '#04120A',
  20: '#051C11',
  30: '#052818',
  40: '#053320',
  50: '#053F27',
  60: '#034B2F',
  70: '#045738',
  80: '#076441',
  90: '#227752',
  100: '#338C63',
  110: '#49A076',
  120: '#62B48A',
  130: '#7EC7A0',
  140: '#A0D8B9',
  150: '#C4E8D3',
  160: '#E3F5EB',
} as const

export const azul = {
  60: '#003D7A',
  70: '#06488A',
  80: '#135498',
  120: '#74A3DD',
  130: '#8FB7E9',
  140: '#ADCCF3',
} as const
