import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join, resolve } from 'node:path'

/** Ports of a sample, in this test: the proxy's own two, the portal's and the API's. */
export type Ports = { http: number; https: number; portal: number; api: number }

type Sample = {
  /** The sample's file, with the places of this machine in it. */
  write: (folder: string, sample: string, ports: Ports) => void
  command: (folder: string) => [string, ...string[]]
  file: string
}

const SAMPLES = {
  nginx: {
    file: 'nginx.conf',
    write: (folder, sample, { http, https }) => {
      const site = sample
        .replaceAll(/(listen (?:\[::\]:)?)443/g, `$1${https}`)
        .replaceAll(/(listen (?:\[::\]:)?)80;/g, `$1${http};`)
        .replaceAll(/^ {2}listen \[::\].*\n/gm, '') // a machine may have no IPv6
      const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${folder}/${name};`,
      )
      writeFileSync(
        join(folder, 'main.conf'),
        `daemon off; pid ${folder}/pid; error_log stderr;\nevents {}\nhttp { access_log off; ${paths.join(' ')}\n${site}\n}`,
      )
    },
    command: (folder) => ['nginx', '-p', folder, '-e', 'stderr', '-c', `${folder}/main.conf`],
  },
  caddy: {
    file: 'Caddyfile',
    write: (folder, sample, { http, https }) => {
      const options = `{\n\tadmin off\n\thttp_port ${http}\n\thttps_port ${https}\n\tskip_install_trust\n}\n`
      writeFileSync(join(folder, 'Caddyfile'), options + sample)
    },
    command: (folder) => [
      'caddy',
      'run',
      '--adapter',
      'caddyfile',
      '--config',
      `${folder}/Caddyfile`,
    ],
  },
  haproxy: {
    file: 'haproxy.cfg',
    write: (folder, sample, { http, https }) => {
      copyFileSync(resolve('deploy/haproxy-503.http'), join(folder, 'portal-503.http'))
      writeFileSync(
        join(folder, 'haproxy.cfg'),
        sample
          .replace('bind :80\n', `bind :${http}\n`)
          .replace('bind :443 ', `bind :${https} `)
          .replaceAll('/etc/haproxy/errors', folder),
      )
    },
    command: (folder) => ['haproxy', '-db', '-f', `${folder}/haproxy.cfg`],
  },
} satisfies Record<string, Sample>

export type ProxyName = keyof typeof SAMPLES
export const PROXIES = Object.keys(SAMPLES) as ProxyName[] // the keys of the record above

export function isInstalled(name: ProxyName): boolean {
  try {
    execFileSync('sh', ['-c', `PATH="$PATH:/usr/sbin" command -v ${name}`])
    return true
  } catch {
    return false
  }
}

/** A certificate for portal.example that only this test believes, in the forms of all three proxies. */
export function makeCertificate(folder: string): string {
  const [key, chain] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')]
  const names = ['-subj', '/CN=portal.example', '-addext', 'subjectAltName=DNS:portal.example']
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2']
      .concat(names)
      .concat(['-keyout', key, '-out', chain]),
    { stdio: 'ignore' },
  )
  writeFileSync(join(folder, 'portal.pem'), readFileSync(chain, 'utf8') + readFileSync(key, 'utf8'))
  return readFileSync(chain, 'utf8')
}

/** Starts the proxy with its sample of `deploy/`, with the lines for an API at the same address. */
export async function startProxy(name: ProxyName, folder: string, ports: Ports) {
  const { file, write, command }: Sample = SAMPLES[name]
  const own = join(folder, name)
  mkdirSync(own)
  const sample = readFileSync(join('deploy', file), 'utf8')
    .replaceAll('#API ', '')
    .replaceAll('/etc/ssl/portal', folder)
    .replaceAll('127.0.0.1:8080', `127.0.0.1:${ports.portal}`)
    .replaceAll('127.0.0.1:9000', `127.0.0.1:${ports.api}`)
  write(own, sample, ports)
  const [program, ...args] = command(own)
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PATH: `${process.env['PATH']}:/usr/sbin`,
      HOME: own,
      XDG_DATA_HOME: own,
    },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => (said += String(text)))
  const exited = once(child, 'exit')
  await untilListening(ports.https, child, () => said)
  return {
    async stop() {
      child.kill('SIGTERM')
      await exited
    },
  }
}

const HANGS = 60_000

async function untilListening(port: number, child: ChildProcess, said: () => string) {
  const until = Date.now() + HANGS
  while (!(await isListening(port))) {
    if (child.exitCode !== null || Date.now() > until)
      throw new Error(`The proxy did not start:\n${said()}`)
    await new Promise((done) => setTimeout(done, 50))
  }
}

function isListening(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      done(true)
    })
    socket.on('error', () => done(false))
  })
}
