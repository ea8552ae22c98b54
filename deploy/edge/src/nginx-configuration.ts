import { defaultLimits as limits } from './limits';
import {
  budgetZones,
  callLocations,
  foreignServerHeaders,
  headers,
  megabytes,
  noTransport,
  proxyTo,
  refusalLocations,
  refusalMaps,
  refusalPageLocation,
  refusalPageMap,
  refusalPages,
  refuse,
  pageRefusals,
  seconds,
  secrets,
  serverHeaders,
  spend,
  textTypes,
  proxiedTransport,
  types,
} from './nginx-blocks';
import { releasedPath } from './released-files';
import { badEscape, dotSegment } from './request-target';
import { commonHeaders, releasedFileHeaders, secretApiPrefixes, strictTransportSecurity } from './security-headers';
import { socketPrefix } from './socket-tunnel';

/** Values that an installation edits in the generated file. */
export interface NginxSettings {
  listen: string;
  /** Files of the certificate and its key; null where a proxy in front of nginx ends TLS. */
  tls: { certificate: string; key: string } | null;
  /** Where visitors without TLS arrive, who are sent to the same address with it. */
  listenWithoutTls: string;
  /** Host names (`PUBLIC_HOSTS`). */
  hosts: readonly string[];
  /** Origins of `PUBLIC_HOSTS` and `EMBED_ORIGINS`, as a regular expression. */
  origins: string;
  /** Addresses of the edge processes. */
  edges: readonly string[];
  /** Addresses of the backend processes. */
  backends: readonly string[];
  /** Path of the release store, with a trailing slash. */
  releases: string;
  accessLog: string;
  /** Paths of screens whose address is secret, by route name, as the shell and the remotes declare them. */
  secretPaths: Readonly<Record<string, string>>;
  /** Whether the module ngx_brotli is available, which stock nginx does not have. */
  hasBrotli: boolean;
}

const example: NginxSettings = {
  listen: '443',
  tls: { certificate: '/etc/nginx/tls/portal.crt', key: '/etc/nginx/tls/portal.key' },
  listenWithoutTls: '80',
  hosts: ['portal.example'],
  origins: '^https://portal[.]example$',
  edges: ['127.0.0.1:8081'],
  backends: ['127.0.0.1:4000'],
  releases: '/var/lib/fairfront/releases/',
  accessLog: '/var/log/nginx/fairfront.log',
  secretPaths: {},
  hasBrotli: false,
};

/** Ciphers of TLS 1.2 with forward secrecy and authenticated encryption; all of TLS 1.3 have both. */
const ciphers = [
  'ECDHE-ECDSA-AES256-GCM-SHA384',
  'ECDHE-RSA-AES256-GCM-SHA384',
  'ECDHE-ECDSA-CHACHA20-POLY1305',
  'ECDHE-RSA-CHACHA20-POLY1305',
  'ECDHE-ECDSA-AES128-GCM-SHA256',
  'ECDHE-RSA-AES128-GCM-SHA256',
].join(':');

const certificate = (tls: NginxSettings['tls']): string =>
  tls === null
    ? ''
    : `
  ssl_certificate ${tls.certificate};
  ssl_certificate_key ${tls.key};
  ssl_protocols TLSv1.2 TLSv1.3;
  ssl_ciphers ${ciphers};
  ssl_prefer_server_ciphers on;
  ssl_session_cache shared:fairfront_tls:10m;
  ssl_session_tickets off;`;

const redirectToTls = ({ tls, listenWithoutTls, hosts }: NginxSettings): string =>
  tls === null
    ? ''
    : `
server {
  listen ${listenWithoutTls};
  server_name ${hosts.join(' ')};
  server_tokens off;
  access_log off;
  default_type text/plain;
${serverHeaders}

  # a program that sends its token without TLS fails, so that somebody notices
  location /api/ {
    return 403 "Use https\\n";
  }

  location /storage/ {
    return 403 "Use https\\n";
  }

  location ${socketPrefix}/ {
    return 403 "Use https\\n";
  }

  # people open this page from an e-mail
  location /api/welcome/ {
    return 308 https://$host$request_uri;
  }

  # calendars read webcal addresses without TLS first
  location ${secretApiPrefixes['calendar-feed']} {
    return 308 https://$host$request_uri;
  }

  location / {
    return 308 https://$host$request_uri;
  }
}
`;

/** Locations that the edge process serves, by the budget that they use. */
const edgeLocations = (
  [
    ['= /release.json', 'files', refusalPages],
    ['^~ /embed/', 'files', refusalPages],
    ['= /health', 'others', refusalPages],
    ['= /ready', 'others', refusalPages],
    ['/', 'pages', pageRefusals],
  ] as const
)
  .map(
    ([place, budget, refused]) => `  location ${place} {
    if ($fairfront_upgrades) {
${refuse(400, 'This address takes no upgrade')}
    }
${spend(budget)}
    proxy_pass http://fairfront_edge;
${proxyTo()}
    proxy_set_header Connection "";
${proxiedTransport}
${refused}
  }`,
  )
  .join('\n\n');

/**
 * Generates the rules of the edge for an nginx in front of it. nginx serves released files and proxies the API and the
 * WebSocket itself. Pages, which need a nonce and the release of the company, still come from the edge process. The
 * result is committed as `deploy/edge/nginx/fairfront.conf`, and a test keeps it up to date.
 */
export const nginxConfiguration = (settings: Partial<NginxSettings> = {}): string => {
  const all = { ...example, ...settings };
  const { listen, tls, hosts, origins, edges, backends, releases, accessLog, secretPaths, hasBrotli } = all;
  return `# Generated from deploy/edge/src/nginx-configuration.ts: npx jest --selectProjects edge fails when it is out of date.
# Include it in the http context. Set the hosts, origins, addresses, certificate and folder below, TRUST_PROXY=1 for the
# edge, and TRUSTED_PROXIES=1 and no EDGE_SECRET for the backend. With ngx_brotli, add brotli_static on beside
# gzip_static. If a load balancer is in front of nginx, name it with set_real_ip_from and real_ip_header X-Forwarded-For
# with real_ip_recursive on.

upstream fairfront_edge {
${edges.map((address) => `  server ${address};`).join('\n')}
  keepalive 32;
}

upstream fairfront_backend {
${backends.map((address) => `  server ${address} max_conns=${limits.callConnections};`).join('\n')}
  keepalive 32;
}

limit_conn_zone $binary_remote_addr zone=fairfront_connections:10m;
limit_conn_zone $binary_remote_addr zone=fairfront_calls:10m;
limit_conn_zone $binary_remote_addr zone=fairfront_sockets:10m;
${budgetZones}

map $http_upgrade $fairfront_upgrades {
  default 1;
  "" "";
}

map $http_upgrade $fairfront_takes_socket {
  default "";
  "~*^websocket$" 1;
}

# a program that is not a browser sends no origin
map $http_origin $fairfront_refuses_origin {
  default 1;
  "" "";
  "~*${origins}" "";
}

# origin of the page that may read responses of nginx itself; an empty value sends no header
map $http_origin $fairfront_reading_origin {
  default "";
  "~*${origins}" $http_origin;
}

# dot segments and malformed escapes, which servers resolve differently
map $request_uri $fairfront_refuses_target {
  default "";
  "~*^[^?]*(${dotSegment.replace('|$)', '|[?]|$)')})" 1;
  "~*^[^?]*${badEscape}" 1;
  "~^[^/]" 1;
}

map $scheme $fairfront_transport {
  default "";
  https "${strictTransportSecurity}";
}

# browsers open this page with GET below the API prefix; other methods are API calls
map $request_method $fairfront_welcome {
  default fairfront_backend;
  GET fairfront_edge;
  HEAD fairfront_edge;
}

# neither queries nor paths with a token are logged
map $uri $fairfront_logged_path {
  default $uri;
${secrets(secretPaths)}
}

${refusalMaps}

${refusalPageMap}

log_format fairfront '$remote_addr [$time_iso8601] $request_method $fairfront_logged_path $status $body_bytes_sent $request_time';

${redirectToTls(all)}
# requests for a host that is not one of the portal's
server {
  listen ${listen}${tls ? ' ssl http2' : ''} default_server;${certificate(tls)}
  server_tokens off;
  merge_slashes off;
  access_log off;
  default_type text/plain;
${foreignServerHeaders}

  location = /health {
    limit_req_status 429;
${spend('others')}
    proxy_pass http://fairfront_edge;
${proxyTo()}
${noTransport}
  }

  location = /ready {
    limit_req_status 429;
${spend('others')}
    proxy_pass http://fairfront_edge;
${proxyTo()}
${noTransport}
  }

  location / {
    return 421 "This host is not served here\\n";
  }
}

server {
  listen ${listen}${tls ? ' ssl http2' : ''};${certificate(tls)}
  server_name ${hosts.join(' ')};
  server_tokens off;
  merge_slashes off;
  access_log ${accessLog} fairfront;

  client_header_timeout ${seconds(limits.headersTime)};
  client_body_timeout ${seconds(limits.stallTime)};
  send_timeout ${seconds(limits.stallTime)};
  client_max_body_size ${megabytes(limits.largestUpload)};
  limit_conn fairfront_connections ${limits.connectionsPerAddress};
  limit_conn_status 429;
  limit_req_status 429;

  default_type text/plain;
${serverHeaders}
  if ($fairfront_refuses_target) {
    return 400 "Bad request\\n";
  }

  # only <package>/<version>/<file>, not the release document or its history
  location ~ "^/r/${releasedPath}\\z" {
${spend('files')}
    alias ${releases}$1/$2/$3;
    disable_symlinks on from=${releases};
    gzip_static on;${hasBrotli ? '\n    brotli_static on;' : ''}
    types {
${types}
    }
    charset utf-8;
    charset_types ${textTypes};
    etag off;
    if_modified_since off;
    add_header vary "accept-encoding" always;
${headers({ ...commonHeaders, ...releasedFileHeaders })}
    error_page 403 404 405 @no_file;
    error_page 429 @too_many;
  }

  location /r/ {
    error_page 404 @no_file;
    return 404;
  }

  # never the page: a script tag must not get HTML
  location @no_file {
    internal;
    default_type text/plain;
    charset utf-8;
    charset_types text/plain;
${headers({ ...commonHeaders, 'cache-control': 'no-store' })}
    return 404 "No such file\\n";
  }

  location ^~ /api/welcome/ {
    if ($fairfront_upgrades) {
${refuse(400, 'This address takes no upgrade')}
    }
${spend('pages')}
    proxy_pass http://$fairfront_welcome;
${proxyTo()}
    proxy_set_header Connection "";
${proxiedTransport}
${pageRefusals}
  }

${callLocations}

  location ^~ ${socketPrefix}/ {
    if ($fairfront_takes_socket = "") {
${refuse(400, 'This address takes WebSockets only')}
    }
    if ($fairfront_refuses_origin) {
${refuse(403, 'Pages of this origin may not open a socket here')}
    }
    limit_conn fairfront_sockets ${limits.socketsPerAddress};
    proxy_pass http://fairfront_backend;
${proxyTo('3600s')}
    proxy_set_header Upgrade $http_upgrade;
    proxy_set_header Connection upgrade;
    proxy_buffering off;
${proxiedTransport}
${refusalPages}
  }

${edgeLocations}

${refusalLocations}

${refusalPageLocation}
}
`;
};
