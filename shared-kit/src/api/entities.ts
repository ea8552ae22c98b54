import type { Static } from 'typebox';
import type * as account from '../domain/account/api';
import type * as catalogue from '../domain/catalogue/api';
import type * as http from '../domain/http';
import type * as identity from '../domain/identity/api';
import type * as participations from '../domain/participations/api';
import type * as passes from '../domain/passes/api';
import type * as services from '../domain/services/api';

/**
 * The entities of the API by the names that shell and remotes use: the types of the schemas by which the server
 * validates its responses.
 */

/** A company in both languages, as in parents and lists. */
export type CompanyName = Static<typeof participations.CompanyName>;
/** Country (SHELL-142). */
export type Country = Static<typeof participations.Country>;
/** The signed-in user (SHELL-137, SHELL-138). */
export type User = Static<typeof identity.User>;
/** Pass counts; null without a quota (SHELL-220). */
export type Quota = Static<typeof identity.Quota>;
/** A pavilion, or a hall with its pavilion as parent. */
export type Pavilion = Static<typeof participations.Pavilion>;
/** A stand; `area` in square metres. */
export type Stand = Static<typeof participations.Stand>;
/** A user of a participation (SHELL-219). */
export type ParticipationUser = Static<typeof participations.ParticipationUser>;
/** Company profile (ACC-013). */
export type Company = Static<typeof participations.Company>;
/** A manager of the organiser who is responsible for the participants of an exhibition. */
export type ExhibitionManager = Static<typeof participations.ExhibitionManager>;
/**
 * Exhibition with every date that its rules use (SHELL-140, SHELL-141, PASS-025 to PASS-027). Dates are YYYY-MM-DD in
 * `timezone`; a value with a time is an ISO instant in UTC.
 */
export type Exhibition = Static<typeof participations.Exhibition>;
/** Exhibition as in lists: without managers and texts. */
export type ExhibitionSummary = Static<typeof participations.ExhibitionSummary>;
/** One participation of one company in one exhibition; the specification calls it an event (SHELL-139). */
export type Participation = Static<typeof participations.Participation>;
/** State of the catalogue order of a participation. */
export type CatalogOrderStatus = NonNullable<Participation['catalog_order_status']>;
/** An invitation that waits for the signed-in user's answer (ACC-200). */
export type OwnInvitation = Static<typeof participations.OwnInvitation>;
/** What the holder of an invitation link may see (SHELL-380). */
export type InvitationPage = Static<typeof identity.InvitationPage>;
/** The invitation of a link that still has one. */
export type Invitation = NonNullable<InvitationPage['invitation']>;
/** One row of the list of participations (SHELL-221). */
export type ParticipationListItem = Static<typeof participations.ParticipationListItem>;
/** A sub-exhibitor in the list of its collective organiser (ACC-076). */
export type SubParticipation = Static<typeof participations.SubParticipation>;
/** A notification of the caller (SHELL-089). */
export type Notification = Static<typeof identity.Notification>;
/** How notifications reach the caller (SHELL-460 to SHELL-465). */
export type NotificationSettingsResponse = Static<typeof identity.NotificationSettings>;
/** Pagination of a list (SHELL-159). */
export type PageMeta = Static<typeof http.PageMeta>;
/** Pagination of the notifications: `unread_count` counts all of the caller (SHELL-088). */
export type NotificationsMeta = Static<typeof identity.NotificationsMeta>;
/** Body of every response with status 400 and above (SHELL-160). */
export type ErrorResponse = Static<typeof http.ErrorResponse>;

/** A pass of a person (PASS-209, PASS-210). */
export type PersonalPass = Static<typeof passes.PersonalPass>;
/** Pagination, quota and counts of a list of personal passes (PASS-063, PASS-075, PASS-218). */
export type PersonalPassesMeta = Static<typeof passes.PersonalPassesMeta>;
/** The content of a package file and its errors (PASS-278). */
export type PackageCheck = Static<typeof passes.PackageCheck>;
/** First lines of a package file in another format. */
export type PackagePreview = Static<typeof passes.PackagePreview>;
/** A one-off pass of a vehicle (PASS-169, PASS-213). */
export type CarPass = Static<typeof passes.CarPass>;
/** Pagination, quota and counts of the list of car passes (PASS-229). */
export type CarPassesMeta = Static<typeof passes.CarPassesMeta>;
/** A link by which a person fills in their own pass (PASS-290). */
export type PassLink = Static<typeof passes.PassLink>;
/** A pass of an earlier exhibition, checked for this one (PASS-304, PASS-305). */
export type PassCandidate = Static<typeof passes.PassCandidate>;
/** What a person sees after opening their link (PASS-296). */
export type PassLinkPage = Static<typeof passes.PassLinkPage>;
/** What a person sees after sending their data (PASS-297). */
export type PassLinkReceipt = Static<typeof passes.PassLinkReceipt>;
/** A vehicle type (PASS-235). */
export type CarType = Static<typeof passes.CarType>;
/** The result of deleting all passes (PASS-228). */
export type DeletedPasses = Static<typeof passes.DeletedPasses>;
/** Who did what with a pass, and when. */
export type PassHistoryEntry = Static<typeof passes.PassHistoryEntry>;
/** The cart of a participation (SVC-151). */
export type Cart = Static<typeof services.Cart>;
/** A line of the cart (SVC-011, SVC-013). */
export type CartItem = Static<typeof services.CartItem>;

/** One date in the preparation of a participation (SHELL-240). */
export type Deadline = Static<typeof participations.Deadline>;
/** The preparation progress of a participation, and its deadlines (SHELL-281, SHELL-550). */
export type Preparation = Static<typeof participations.Preparation>;
/** A request for an extension of a deadline (ACC-211). */
export type ExtensionRequest = Static<typeof account.ExtensionRequest>;
/** The extension requests of a participation and what can be requested (ACC-210, ACC-211). */
export type Extensions = Static<typeof account.Extensions>;
/** A device on which the user is signed in (SHELL-440). */
export type OwnSession = Static<typeof identity.OwnSession>;
/** A token by which a page of another site uses the catalogue (SHELL-620). */
export type LivingEmbedToken = Static<typeof catalogue.LivingEmbedToken>;
/** How the user confirms a sign-in (SHELL-444). */
export type SecondFactor = Static<typeof identity.SecondFactor>;
/** A passkey of the user (SHELL-454). */
export type Passkey = Static<typeof identity.Passkey>;
/** Options with which a browser creates a passkey (SHELL-454). */
export type PasskeyCreation = Static<typeof identity.PasskeyCreation>;
/** Options with which a browser signs with a passkey (SHELL-456). */
export type PasskeyRequest = Static<typeof identity.PasskeyRequest>;
/** A sign-in that waits for the second factor (SHELL-447). */
export type SecondStep = Static<typeof identity.SecondStep>;
/** The personal calendar of the signed-in user (SHELL-248). */
export type CalendarFeed = Static<typeof participations.Feed>;
/** When and how the signed-in user is reminded of deadlines (SHELL-254). */
export type ReminderSettings = Static<typeof participations.Settings>;

/** A service as in lists (SVC-007, SVC-150). */
export type AdditionalService = Static<typeof services.AdditionalService>;
/** A listed service, with its match in a search (SVC-165). */
export type ListedService = Static<typeof services.ListedService>;
/** Lines of earlier orders that can be copied into the cart (SVC-162). */
export type CopyOffers = Static<typeof services.CopyOffers>;
/** A line of an earlier order with the dates and prices of this exhibition (SVC-162). */
export type CopyLine = Static<typeof services.CopyLine>;
/** How a search was interpreted, and its results (SVC-165). */
export type ServiceSearch = Static<typeof services.ServiceSearch>;
/** A service with its description and recommendations (SVC-035, SVC-045). */
export type AdditionalServiceDetail = Static<typeof services.AdditionalServiceDetail>;
/** An order of additional services (SVC-152). */
export type AdditionalOrder = Static<typeof services.Order>;
/** An order with its changes since it was placed, its history and documents (SVC-163). */
export type AdditionalOrderDetail = Static<typeof services.OrderDetail>;
