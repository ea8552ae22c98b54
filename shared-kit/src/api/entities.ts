import type { components } from './schema';

/**
 * The entities of the API under the names that shell and remotes use: aliases of the generated types, so that a change
 * of the backend's answer is a change here.
 */
type Schemas = components['schemas'];

/** A company in both languages, as parents and lists show it. */
export type CompanyName = Schemas['CompanyName'];
/** Country (SHELL-142). */
export type Country = Schemas['Country'];
/** The signed-in user (SHELL-137, SHELL-138). */
export type User = Schemas['User'];
/** Numbers of passes, null without a quota (SHELL-220). */
export type Quota = Schemas['Quota'];
/** A pavilion, or a hall with its pavilion as parent. */
export type Pavilion = Schemas['Pavilion'];
/** A stand; `area` in square metres. */
export type Stand = Schemas['Stand'];
/** A user of a participation (SHELL-219). */
export type ParticipationUser = Schemas['ParticipationUser'];
/** Company profile (ACC-013). */
export type Company = Schemas['Company'];
/** A manager of the organiser who looks after the participants of an exhibition. */
export type ExhibitionManager = Schemas['ExhibitionManager'];
/**
 * Exhibition with every date its rules use (SHELL-140, SHELL-141, PASS-025 to PASS-027).
 * Dates are YYYY-MM-DD in `timezone`; a value with time is an ISO instant in UTC.
 */
export type Exhibition = Schemas['Exhibition'];
/** Exhibition as lists show it: without managers and texts. */
export type ExhibitionSummary = Schemas['ExhibitionSummary'];
/** One participation of one company in one exhibition: the event of the specification (SHELL-139). */
export type Participation = Schemas['Participation'];
/** State of the catalogue order of a participation. */
export type CatalogOrderStatus = NonNullable<Participation['catalog_order_status']>;
/** An invitation that waits for the answer of the signed-in user (ACC-200). */
export type OwnInvitation = Schemas['OwnInvitation'];
/** What the holder of an invitation link may know (SHELL-380). */
export type InvitationPage = Schemas['InvitationPage'];
/** The invitation behind a link that still says something. */
export type Invitation = NonNullable<InvitationPage['invitation']>;
/** One row of the list of participations (SHELL-221). */
export type ParticipationListItem = Schemas['ParticipationListItem'];
/** A sub-exhibitor in the list of its collective organiser (ACC-076). */
export type SubParticipation = Schemas['SubParticipation'];
/** A notification of the caller (SHELL-089). */
export type Notification = Schemas['Notification'];
/** How notifications reach the caller (SHELL-460 to SHELL-465). */
export type NotificationSettingsResponse = Schemas['NotificationSettings'];
/** Paging facts of a list (SHELL-159). */
export type PageMeta = Schemas['PageMeta'];
/** Paging facts of the notifications: `unread_count` counts all of the caller (SHELL-088). */
export type NotificationsMeta = Schemas['NotificationsMeta'];
/** Body of every response of 400 and above (SHELL-160). */
export type ErrorResponse = Schemas['ErrorResponse'];

/** A pass of a person (PASS-209, PASS-210). */
export type PersonalPass = Schemas['PersonalPass'];
/** Paging, quota and counts of a list of passes of people (PASS-063, PASS-075, PASS-218). */
export type PersonalPassesMeta = Schemas['PersonalPassesMeta'];
/** What a package file holds and what is wrong in it (PASS-278). */
export type PackageCheck = Schemas['PackageCheck'];
/** First lines of a package file of another shape. */
export type PackagePreview = Schemas['PackagePreview'];
/** A one-off pass of a vehicle (PASS-169, PASS-213). */
export type CarPass = Schemas['CarPass'];
/** Paging, quota and counts of the list of car passes (PASS-229). */
export type CarPassesMeta = Schemas['CarPassesMeta'];
/** A link by which a person fills in his own pass (PASS-290). */
export type PassLink = Schemas['PassLink'];
/** A pass of an earlier exhibition, judged for this one (PASS-304, PASS-305). */
export type PassCandidate = Schemas['PassCandidate'];
/** What a person sees who opens his link (PASS-296). */
export type PassLinkPage = Schemas['PassLinkPage'];
/** What is shown to a person who has sent the own data (PASS-297). */
export type PassLinkReceipt = Schemas['PassLinkReceipt'];
/** A kind of vehicle (PASS-235). */
export type CarType = Schemas['CarType'];
/** What a deletion of all passes did (PASS-228). */
export type DeletedPasses = Schemas['DeletedPasses'];
/** Who did what with a pass and when. */
export type PassHistoryEntry = Schemas['PassHistoryEntry'];
/** The cart of a participation (SVC-151). */
export type Cart = Schemas['Cart'];
/** A line of the cart (SVC-011, SVC-013). */
export type CartItem = Schemas['CartItem'];

/** One date of the preparation of a participation (SHELL-240). */
export type Deadline = Schemas['Deadline'];
/** A request for a later deadline (ACC-211). */
export type ExtensionRequest = Schemas['ExtensionRequest'];
/** The requests of a participation and what can be asked for (ACC-210, ACC-211). */
export type Extensions = Schemas['Extensions'];
/** A device on which the user is signed in (SHELL-440). */
export type OwnSession = Schemas['OwnSession'];
/** A token by which a page of another site works in the catalogue (SHELL-620). */
export type LivingEmbedToken = Schemas['LivingEmbedToken'];
/** How the user confirms a sign-in (SHELL-444). */
export type SecondFactor = Schemas['SecondFactor'];
/** A passkey of the user (SHELL-454). */
export type Passkey = Schemas['Passkey'];
/** What a browser needs to make a passkey (SHELL-454). */
export type PasskeyCreation = Schemas['PasskeyCreation'];
/** What a browser needs to sign by a passkey (SHELL-456). */
export type PasskeyRequest = Schemas['PasskeyRequest'];
/** A sign-in that waits for the second factor (SHELL-447). */
export type SecondStep = Schemas['SecondStep'];
/** The personal calendar of the signed-in user (SHELL-248). */
export type CalendarFeed = Schemas['CalendarFeed'];
/** When and how the signed-in user is reminded of deadlines (SHELL-254). */
export type ReminderSettings = Schemas['ReminderSettings'];

/** A service as lists show it (SVC-007, SVC-150). */
export type AdditionalService = Schemas['AdditionalService'];
/** A service of a list, with where it answers a search (SVC-165). */
export type ListedService = Schemas['ListedService'];
/** Lines of earlier orders that can be copied into the cart (SVC-162). */
export type CopyOffers = Schemas['CopyOffers'];
/** A line of an earlier order on the days and at the price of this exhibition (SVC-162). */
export type CopyLine = Schemas['CopyLine'];
/** What a search has understood and found (SVC-165). */
export type ServiceSearch = Schemas['ServiceSearch'];
/** A service with its description and the recommended ones (SVC-035, SVC-045). */
export type AdditionalServiceDetail = Schemas['AdditionalServiceDetail'];
/** An order of additional services (SVC-152). */
export type AdditionalOrder = Schemas['AdditionalOrder'];
/** An order with what has changed since it was placed, its history and documents (SVC-163). */
export type AdditionalOrderDetail = Schemas['AdditionalOrderDetail'];
