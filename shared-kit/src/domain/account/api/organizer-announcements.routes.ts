import { Type } from 'typebox';
import { DataOf, Id, entryChangeBody, errorResponses, routeTable } from '../../http';
import { announcementChangeFields } from '../announcement-fields';
import { AnnouncementForm, OrganizerAnnouncement, OrganizerReminder } from './announcement.schema';

const byAnnouncement = Type.Object({ announcementId: Id });

/** Announcements for the organiser. */
export const organizerAnnouncementsApi = routeTable('organizer', {
  'GET /organizer/exhibitions/{exhibitionId}/announcements': {
    summary: 'List announcements of an exhibition with the number of participations that have read them',
    access: 'manager',
    scope: 'support',
    params: Type.Object({ exhibitionId: Id }),
    responses: { 200: DataOf(Type.Array(OrganizerAnnouncement)), ...errorResponses(401, 403) },
  },
  'POST /organizer/exhibitions/{exhibitionId}/announcements': {
    summary: 'Publish an announcement, multipart with an optional PDF of up to 10 MB; its readers are notified',
    access: 'manager',
    scope: 'support',
    params: Type.Object({ exhibitionId: Id }),
    form: AnnouncementForm,
    responses: { 201: DataOf(OrganizerAnnouncement), ...errorResponses(401, 403, 404, 409, 422, 429) },
  },
  'POST /organizer/announcements/{announcementId}/reminders': {
    summary: 'Notify again everybody who has not read it',
    access: 'manager',
    scope: 'support',
    params: byAnnouncement,
    responses: { 201: DataOf(OrganizerReminder), ...errorResponses(401, 403, 404, 409, 422) },
  },
  'PATCH /organizer/announcements/{announcementId}': {
    summary: 'Correct an announcement, or archive it so that exhibitors no longer see it; nobody is notified again',
    access: 'manager',
    scope: 'support',
    params: byAnnouncement,
    body: entryChangeBody(announcementChangeFields),
    responses: { 200: DataOf(OrganizerAnnouncement), ...errorResponses(401, 403, 404, 422) },
  },
  'DELETE /organizer/announcements/{announcementId}': {
    summary: 'Delete an announcement with its file and its marks',
    access: 'manager',
    scope: 'support',
    params: byAnnouncement,
    responses: { 204: Type.Null(), ...errorResponses(401, 403, 404) },
  },
});
