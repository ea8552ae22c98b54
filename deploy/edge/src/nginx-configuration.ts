import { routePaths, secretRoutes } from '@fairfront/shared-kit/platform/release';
import { proxiedPrefixes } from './edge';
import { headersOfEverything, headersOfReleasedFiles, secretApiPrefixes } from './security-headers';

const headers = (values: Readonly<Record<string, string>>, indent: string): string =>
  Object.entries(values)
    .map(([name, value]) => `${indent}add_header ${name} "${value}" always;`)
    .join('\n');

/** A path pattern of the route table as a regular expression of nginx. */
const expressionOf = (pattern: string): string => `~^${pattern.replace(/:\w+/g, '[^/]+')}/?$`;

const secrets = [
  ...[...secretRoutes].map((name) => `  "${expressionOf(routePaths[name])}" ${name};`),
  ...Object.entries(secretApiPrefixes).map(([name, prefix]) => `  "~^${prefix}" ${name};`),
].join('\n');

const proxyHeaders = `    proxy_http_version 1.1;
    proxy_set_header Host $host;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_set_header X-Forwarded-Host $http_host;`;

const toBackend = proxiedPrefixes
  .map((prefix) => {
    const isSocket = prefix === '/app';
    return `  location ^~ ${prefix}/ {
    proxy_pass http://fairfront_backend;
${proxyHeaders}
    proxy_set_header Upgrade $http_upgrade;
    proxy_set_header Connection $fairfront_connection;
    proxy_read_timeout ${isSocket ? '3600s' : '60s'};
    proxy_request_buffering off;
  }`;
  })
  .join('\n\n');

/**
 * The rules of the edge for an nginx in front of it: released files, API and socket are served and passed on by nginx,
 * pages (which need a nonce and the release of the company) still come from the edge process. Written to
 * `deploy/edge/nginx/fairfront.conf`; a test keeps the file and this text equal.
 */
export const nginxConfiguration =
  (): string => `# Generated from deploy/edge/src/nginx-configuration.ts: npx jest --selectProjects edge says when it is stale.
# Include it in the http context. Needs ngx_brotli for brotli_static; without it remove that line.
# Set TRUST_PROXY=1 for the edge, and the two addresses and the folder below.

upstream fairfront_edge {
  server 127.0.0.1:8081;
  keepalive 32;
}

upstream fairfront_backend {
  server 127.0.0.1:4000;
  keepalive 32;
}

map $http_upgrade $fairfront_connection {
  default upgrade;
  "" "";
}

# a browser opens this page by GET below the API prefix; every other method is the API
map $request_method $fairfront_welcome {
  default fairfront_backend;
  GET fairfront_edge;
  HEAD fairfront_edge;
}

# queries are never logged, nor paths that hold a token
map $uri $fairfront_logged_path {
  default $uri;
${secrets}
}

log_format fairfront '$remote_addr [$time_iso8601] $request_method $fairfront_logged_path $status $body_bytes_sent $request_time';

server {
  listen 8080;
  server_tokens off;
  access_log /var/log/nginx/fairfront.log fairfront;
  client_max_body_size 25m;

  location ^~ /r/ {
    alias /var/lib/fairfront/releases/;
    gzip_static on;
    brotli_static on;
    types {
      text/javascript js;
      text/css css;
      application/json json;
      image/svg+xml svg;
      image/png png;
      image/jpeg jpg jpeg;
      image/webp webp;
      font/woff2 woff2;
      application/vnd.openxmlformats-officedocument.spreadsheetml.sheet xlsx;
    }
    charset utf-8;
    charset_types text/javascript text/css application/json;
${headers({ ...headersOfEverything, ...headersOfReleasedFiles }, '    ')}
    error_page 403 404 @no_file;
  }

  # never the page: a script tag must not get HTML
  location @no_file {
    internal;
    default_type text/plain;
${headers({ ...headersOfEverything, 'cache-control': 'no-store' }, '    ')}
    return 404 "No such file\\n";
  }

  location ^~ /api/welcome/ {
    proxy_pass http://$fairfront_welcome;
${proxyHeaders}
  }

${toBackend}

  location / {
    proxy_pass http://fairfront_edge;
${proxyHeaders}
  }
}
`;
