import {
  mayTouch,
  type ExhibitionReach,
  type StaffAction,
  type StaffExhibitions,
  type StaffScope,
} from '@fairfront/shared-kit/domain/http';
import type { FastifyRequest } from 'fastify';
import { serverText } from '../texts/server-texts';
import { forbidden, HttpError, notFound } from './http-error';
import type { Session } from './session';

declare module 'fastify' {
  interface FastifyRequest {
    /** Where a member of staff may do what the route does; null for everybody else. */
    staffExhibitions: StaffExhibitions | null;
  }
}

/** Finds the exhibitions of what a call is about. */
export interface ExhibitionFinder {
  /** Whether the exhibitions of an object are known: `additional-orders/{orderId}`. */
  knows: (object: string) => boolean;
  /** The exhibitions of an object; none for an unknown one. */
  ofObject: (object: string, id: number) => Promise<number[]>;
  /** The exhibitions in which the person with an e-mail participates. */
  ofPerson: (email: string) => Promise<number[]>;
}

/** The objects in the path of a route, as `additional-orders/{orderId}`, with the names of their parameters. */
const objectsIn = (url: string): { object: string; parameter: string }[] =>
  [...url.matchAll(/([\w-]+)\/:(\w+)/g)].map(([, kind, parameter = '']) => ({
    object: `${kind}/{${parameter}}`,
    parameter,
  }));

const missingScope = (scope: StaffScope, action: StaffAction) =>
  new HttpError(403, serverText('staff.scopeMissing', { scope, action }), {
    code: 'scope_missing',
    data: { scope, action },
  });

const missingInAll = (scope: StaffScope, action: StaffAction) =>
  new HttpError(403, serverText('staff.scopeInAll', { scope, action }), {
    code: 'scope_in_all_required',
    data: { scope, action },
  });

const actionOf = ({ method }: FastifyRequest): StaffAction => (['GET', 'HEAD'].includes(method) ? 'read' : 'write');

/** The objects of a call whose exhibitions are known. @throws HttpError 404 for an invalid id */
const addressed = (request: FastifyRequest, finder: ExhibitionFinder): { object: string; id: number }[] =>
  objectsIn(request.routeOptions.url ?? '')
    .filter(({ object }) => finder.knows(object))
    .map(({ object, parameter }) => {
      const text = (request.params as Record<string, string>)[parameter] ?? '';
      // exactly the text that the validation accepts unchanged: the handler must see the same object
      if (!/^[1-9]\d{0,14}$/.test(text)) throw notFound();
      return { object, id: Number(text) };
    });

/**
 * Lets a member of staff or an API key do what their roles, scopes and exhibitions allow; called before the body is
 * read.
 * @throws HttpError 403 `scope_missing` or `scope_in_all_required` with the scope, `staff_factor_required`, 404 for an
 * object of another exhibition
 */
export const admitStaff = async (
  request: FastifyRequest,
  { staff, isKey }: { staff: Session['staff']; isKey: boolean },
  finder: ExhibitionFinder,
): Promise<void> => {
  const { scope, exhibitions: reach } = request.routeOptions.config;
  if (isKey && !scope) throw forbidden('key_not_accepted', serverText('staff.keyNotAccepted'));
  if (!staff || !scope) throw forbidden();
  if (staff.lacksFactor) throw forbidden('staff_factor_required', serverText('staff.factorRequired'));
  const action = actionOf(request);
  const allowed = staff.allowedExhibitions(scope, action);
  request.staffExhibitions = allowed;
  if (allowed === 'all') return;
  if (allowed.length === 0) throw missingScope(scope, action);
  const objects = addressed(request, finder);
  // a route that names nothing of an exhibition is only for those who are allowed everywhere
  if (reach === 'all' || (reach === undefined && objects.length === 0)) throw missingInAll(scope, action);
  for (const { object, id } of objects)
    if (!mayTouch(allowed, await finder.ofObject(object, id), action)) throw notFound();
};

const byBody: ReadonlySet<ExhibitionReach | undefined> = new Set<ExhibitionReach | undefined>(['body', 'person']);

/**
 * The same for the exhibition or the person that the body of a call names; called after its validation.
 * @throws HttpError 403 `scope_in_all_required`, 404 for another exhibition or for a person of others
 */
export const admitBody = async (request: FastifyRequest, finder: ExhibitionFinder): Promise<void> => {
  const { staffExhibitions: allowed } = request;
  const { scope, exhibitions: reach } = request.routeOptions.config;
  if (allowed === null || allowed === 'all' || !scope || !byBody.has(reach)) return;
  const { exhibition_id: id, email } = (request.body ?? {}) as { exhibition_id?: unknown; email?: unknown };
  if (reach === 'person') {
    const of = typeof email === 'string' ? await finder.ofPerson(email) : [];
    if (!mayTouch(allowed, of, 'write')) throw notFound();
    return;
  }
  if (typeof id !== 'number') throw missingInAll(scope, 'write');
  if (!mayTouch(allowed, [id], 'write')) throw notFound();
};

/** Where the caller may do something beside what its route is about. */
export const scopeOf = (request: FastifyRequest, scope: StaffScope, action: StaffAction): StaffExhibitions => {
  const staff = (request.session ?? request.apiKey)?.staff;
  return staff?.allowedExhibitions(scope, action) ?? [];
};

/**
 * For a call that touches more than the scope of its route.
 * @throws HttpError 403 `scope_missing` or `scope_in_all_required` with the scope
 */
export const requireScopeInAll = (request: FastifyRequest, scope: StaffScope, action: StaffAction): void => {
  const allowed = scopeOf(request, scope, action);
  if (allowed === 'all') return;
  throw allowed.length === 0 ? missingScope(scope, action) : missingInAll(scope, action);
};

/** Where the caller of a staff route may do what it does: a list answers for these exhibitions only. */
export const exhibitionsOf = ({ staffExhibitions }: FastifyRequest): StaffExhibitions => staffExhibitions ?? [];
