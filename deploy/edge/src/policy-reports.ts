import type { Metrics } from '@fairfront/metrics';
import type { FastifyInstance } from 'fastify';
import type { Spend } from './address-budgets';
import type { EdgeLimits } from './limits';
import { sendText } from './plain-responses';
import { bufferBody } from './request-body';
import { policyReportPath } from './security-headers';

/** What a page wanted and its policy forbade. */
export interface Violation {
  directive: string;
  /** Host, scheme or keyword (`inline`, `eval`); never an address, which can contain a token. */
  blocked: string;
}

/** Largest body of reports; a browser sends a few at once. */
const largestReport = 16_384;
/** Kinds of violations that are counted apart; anyone can send reports, and every kind costs memory. */
const mostKinds = 200;

const directiveName = /^[a-z]+(-[a-z]+){0,5}$/;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** `https://host/path?token` is `host`, `chrome-extension://…` and `data` are their scheme, keywords are themselves. */
const sourceOf = (blocked: string): string => {
  if (/^[a-z-]{1,40}$/.test(blocked)) return blocked;
  if (!URL.canParse(blocked)) return 'unreadable';
  const { protocol, host } = new URL(blocked);
  return /^(https?|wss?):$/.test(protocol) ? host.slice(0, 100) : protocol.slice(0, -1).slice(0, 40);
};

const violationOf = (facts: unknown): Violation[] => {
  if (typeof facts !== 'object' || facts === null) return [];
  const report = facts as Record<string, unknown>;
  // of `report-to`, of `report-uri`, and of browsers before the third level of the policy
  const named = report.effectiveDirective ?? report['effective-directive'] ?? report['violated-directive'];
  const directive = textOf(named).split(' ')[0] ?? '';
  if (!directiveName.test(directive)) return [];
  return [{ directive, blocked: sourceOf(textOf(report.blockedURL ?? report['blocked-uri'])) }];
};

/** Reads the body of `report-to` (a list of reports of all kinds) or of `report-uri`. @throws SyntaxError */
export const readViolations = (body: string): Violation[] => {
  const parsed = JSON.parse(body) as unknown;
  if (!Array.isArray(parsed)) return violationOf((parsed as Record<string, unknown> | null)?.['csp-report']);
  return parsed.flatMap((report: { type?: unknown; body?: unknown } | null) =>
    report?.type === 'csp-violation' ? violationOf(report.body) : [],
  );
};

/** Receives what browsers report about the policy of pages, groups and counts it; the first of a kind is logged. */
export const addPolicyReports = (
  edge: FastifyInstance,
  { limits, spend, metrics }: { limits: EdgeLimits; spend: Spend; metrics: Metrics | null },
): void => {
  const count = metrics?.counter('policy_violations_total', 'What the content security policy of pages has blocked', [
    'directive',
    'blocked',
  ]);
  const kinds = new Set<string>();
  const record = ({ directive, blocked }: Violation): void => {
    const kind = `${directive} ${blocked}`;
    if (!kinds.has(kind) && kinds.size >= mostKinds) return count?.({ directive: 'other', blocked: 'other' });
    if (!kinds.has(kind)) {
      kinds.add(kind);
      edge.log.warn({ directive, blocked }, 'blocked by the content security policy');
    }
    return count?.({ directive, blocked });
  };
  edge.post(policyReportPath, { onRequest: spend }, async ({ raw, headers }, reply) => {
    if (!/^application\/(csp-report|reports\+json)\b/i.test(headers['content-type'] ?? ''))
      return sendText(reply.header('connection', 'close'), 415, 'Reports of browsers only');
    const body = await bufferBody(raw, { limit: largestReport, time: limits.bodyTime, take: () => undefined });
    try {
      for (const violation of readViolations(body.toString())) record(violation);
    } catch {
      return sendText(reply, 400, 'Not a report');
    }
    return reply.code(204).header('cache-control', 'no-store').send();
  });
};
