import { Type } from 'typebox';
import { DataOf, Id, errorResponses, routeTable } from '../../http';
import { Announcement, AnnouncementDetail, TeamReminder } from './announcement.schema';

const oneAnnouncement = Type.Object({ id: Id, announcementId: Id });

/** Announcements of the organiser as a participation reads them (ACC-220 to ACC-226). */
export const announcementsApi = routeTable('announcements', {
  'GET /participants/{id}/announcements': {
    summary: 'Announcements for the caller in this participation, newest first, without texts (ACC-223)',
    params: Type.Object({ id: Id }),
    responses: { 200: DataOf(Type.Array(Announcement)), ...errorResponses(401, 404) },
  },
  'GET /participants/{id}/announcements/{announcementId}': {
    summary: 'An announcement with its text and who of the own team has read it (ACC-224)',
    params: oneAnnouncement,
    responses: { 200: DataOf(AnnouncementDetail), ...errorResponses(401, 404) },
  },
  'POST /participants/{id}/announcements/{announcementId}/read': {
    summary: 'Mark it as read for the caller; the mark of who administers the team counts as its step (ACC-222)',
    params: oneAnnouncement,
    responses: { 200: DataOf(AnnouncementDetail), ...errorResponses(401, 404) },
  },
  'POST /participants/{id}/announcements/{announcementId}/reminders': {
    summary: 'Notify the members who have not read it, at most once a day: 422 reminded_already (ACC-226)',
    params: oneAnnouncement,
    responses: { 201: DataOf(TeamReminder), ...errorResponses(401, 403, 404, 409, 422) },
  },
});
