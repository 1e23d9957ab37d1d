import { Client } from 'pg'

import { PORTS, type Place, urlOf } from './place.ts'

/** Address of the leader, past the pooler. */
export const leaderUrl = ({ passwords }: Place) =>
  urlOf(PORTS.database, { password: passwords.portal })

/** Runs a query over a connection of its own. */
export async function withClient<T>(
  connectionString: string,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 5_000 })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
