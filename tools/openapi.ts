// Writes the contract as OpenAPI 3.1 to the output: npm run -s openapi > openapi.json
import { porDefecto } from '#contract/producto.ts'

import { openapi } from '../server/src/contrato/openapi.ts'

console.log(JSON.stringify(openapi(porDefecto.provider), null, 2))
