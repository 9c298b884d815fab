// Printed by `npm run generate`. Do not edit.
export interface paths {
    "/users/networks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List networks and sites
         * @description The networks that the user has access to, each with its sites.
         */
        get: operations["listNetworks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/is-superadmin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask whether the user is a super administrator
         * @description Answers for the signed-in user (specification §6).
         */
        get: operations["getIsSuperAdmin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/instance-config/product-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List products
         * @description All products of the platform.
         */
        get: operations["listProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/instance-config/products-from-name/{names}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look products up by name
         * @description The products with the given names; names that no product has are left out. Open to everyone, because a user who was refused has no token (specification §2).
         */
        get: operations["listProductsByName"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sports-v2/sports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List sports
         * @description The sports of the platform.
         */
        get: operations["listSports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sports-v2/ext-id-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List external id types
         * @description The registers that know our things by ids of their own.
         */
        get: operations["listExternalIdTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sports-v2/owners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List owners
         * @description The sites of the network that can own a team.
         */
        get: operations["listOwners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sports-v2/series": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List series
         * @description A page of the series of the site, ordered by name.
         */
        get: operations["listSeries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sports-v2/teams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List teams
         * @description A page of the teams of the site.
         */
        get: operations["listTeams"];
        put?: never;
        /**
         * Create a team
         * @description Makes a team.
         */
        post: operations["createTeam"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sports-v2/teams/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all teams
         * @description Every active team of the site, as choices.
         */
        get: operations["listAllTeams"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sports-v2/teams/{teamUuid}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The team. */
                teamUuid: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        /**
         * Get a team
         * @description One team of the site.
         */
        get: operations["getTeam"];
        /**
         * Change a team
         * @description Changes a team.
         */
        put: operations["updateTeam"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sports-v2/players": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List players
         * @description A page of the players of the site.
         */
        get: operations["listPlayers"];
        put?: never;
        /**
         * Create a player
         * @description Makes a player.
         */
        post: operations["createPlayer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sports-v2/players/without-team": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List players without a team
         * @description A page of the active players that belong to no team, ordered by last name.
         */
        get: operations["listPlayersWithoutTeam"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sports-v2/players/positions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List positions
         * @description The positions that a player can have.
         */
        get: operations["listPlayerPositions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sports-v2/players/{playerUuid}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The player. */
                playerUuid: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        /**
         * Get a player
         * @description One player of the site.
         */
        get: operations["getPlayer"];
        /**
         * Change a player
         * @description Changes a player.
         */
        put: operations["updatePlayer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sports-v2/staff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List staff
         * @description A page of the staff and managers of the site.
         */
        get: operations["listStaff"];
        put?: never;
        /**
         * Create a staff member
         * @description Makes a staff member.
         */
        post: operations["createStaff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sports-v2/staff/without-team": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List staff without a team
         * @description A page of the active staff that work for no team, ordered by last name.
         */
        get: operations["listStaffWithoutTeam"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sports-v2/staff/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search staff
         * @description A page of the active staff that hold every word, ordered by last name.
         */
        get: operations["searchStaff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sports-v2/staff/{staffUuid}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The staff member. */
                staffUuid: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        /**
         * Get a staff member
         * @description One staff member of the site, deleted ones included.
         */
        get: operations["getStaff"];
        /**
         * Change a staff member
         * @description Changes a staff member.
         */
        put: operations["updateStaff"];
        post?: never;
        /**
         * Delete a staff member
         * @description Marks a staff member as deleted, which an update can take back. One that is deleted already stays as it is.
         */
        delete: operations["deleteStaff"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A site's instance id, such as `frost1_frost`. */
        InstanceId: string;
        /** @description Which add-ons the site has (specification §3). */
        AddOns: {
            /** @description Staff can be added and edited. */
            addEditStaff: boolean;
            /** @description Teams can be added and edited. */
            addEditTeam: boolean;
            /** @description Articles can hold several images. */
            multipleImagesArticle: boolean;
            /** @description Dynamic ads can be set up. */
            dynamicAds: boolean;
            /** @description The event calendar button can be set up. */
            ecalSettings: boolean;
            /** @description Line-ups are shown. */
            lineUp: boolean;
            /** @description Games are followed live. */
            liveGames: boolean;
            /** @description Games are followed live, second version. */
            liveGamesV2: boolean;
            /** @description The site has several teams. */
            multipleTeams: boolean;
            /** @description Visitors have pages of their own. */
            mypages: boolean;
            /** @description Pages can be organised. */
            pageOrganization: boolean;
            /** @description The site has a shop. */
            shop: boolean;
            /** @description Competitions can be managed. */
            ssgtManagement: boolean;
            /** @description Advanced statistics are shown. */
            statisticsAdvanced: boolean;
            /** @description Statistics, second version. */
            statisticsV2: boolean;
            /** @description Visitors can subscribe. */
            subscriptions: boolean;
            /** @description Tickets are sold. */
            tickets: boolean;
        };
        /** @description One site of a network (specification §3). */
        Site: {
            id: components["schemas"]["InstanceId"];
            instanceId: components["schemas"]["InstanceId"];
            /** @description Name in the organisation_owner form. */
            name: string;
            /** @description Name for people. */
            displayName: string;
            /** @description The organisation that the site belongs to. */
            org: string;
            /** @description Address of the public site. */
            publicUrl: string;
            /** @description Address of the site's icon. */
            icon: string | null;
            /** @description Whether this is the network's master site. */
            isMasterSite: boolean;
            functionsEnabled: components["schemas"]["AddOns"];
        };
        /** @description Sites that belong together (specification §3). */
        Network: {
            /** @description The network's name. */
            name: string;
            /** @description The sites of the network that the user has access to. */
            sites: components["schemas"]["Site"][];
            /** @description Instance id of the site to choose when none is selected. */
            defaultSite: string | null;
            /** @description Instance id of the network's master site. */
            masterSiteInstanceId: string | null;
        };
        /** @description One fault of a request. */
        FieldError: {
            /** @description Dotted path of the field in the body, or the parameter's name. */
            path: string;
            /** @description What is wrong, in English. */
            message: string;
            /** @description The rule that was broken, such as `required`, `maxLength` or `duplicate`; the console translates it. */
            code: string;
        };
        /** @description What every refused call answers. */
        Error: {
            /** @description What is wrong, in one English sentence. */
            message: string;
            /** @description The status in words. */
            error: string;
            /** @description The HTTP status. */
            statusCode: number;
            /** @description The faults, each at its field. */
            fields?: components["schemas"]["FieldError"][];
        };
        /** @description Whether the signed-in user is a super administrator (specification §6). */
        SuperAdmin: {
            /** @description True for a super administrator. */
            isSuperAdmin: boolean;
        };
        /** @description A product of the platform that one may sign in to (specification §2). */
        Product: {
            /** @description The product's key, which is also its role name. */
            name: string;
            /** @description The product's name for people. */
            displayName: string;
            /** @description Where the product is found. */
            url: string;
        };
        /** @description An opaque identifier. */
        Uuid: string;
        /** @description A name in one language. */
        Name: {
            /**
             * @description Language of the name; `display` is shown when no other fits.
             * @enum {string}
             */
            language: "sv" | "en" | "no" | "display";
            /** @description The name itself. */
            translation: string;
        };
        /** @description A sport (specification §3). */
        Sport: {
            uuid: components["schemas"]["Uuid"];
            /** @description Short code of the sport. */
            code: string;
            /** @description The sport's name in each language. */
            names: components["schemas"]["Name"][];
            /** @description Name of the sport. */
            displayName: string;
            /**
             * Format: date-time
             * @description When it was made.
             */
            createdAt: string | null;
            /** @description Who made it. */
            createdBy: string | null;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            lastModified: string | null;
            /** @description Whether it is deleted. */
            deleted: boolean;
        };
        /** @description A register that knows our things by its own ids. */
        ExternalIdType: {
            uuid: components["schemas"]["Uuid"];
            /** @description Code of the register, such as `isa`. */
            code: string;
            /** @description Whether administrators see ids of this register. */
            visible: boolean;
            /** @description Name of the register. */
            name: string;
        };
        /** @description A site that can own teams. */
        Owner: {
            instanceId: components["schemas"]["InstanceId"];
            /** @description The site's name for people. */
            name: string;
        };
        /** @description A series, such as a division of a league. */
        Series: {
            uuid: components["schemas"]["Uuid"];
            /** @description Short code of the series. */
            code: string;
            /** @description The series' name in each language. */
            names: components["schemas"]["Name"][];
            /** @description Name of the series. */
            displayName: string;
            /**
             * Format: date-time
             * @description When it was made.
             */
            createdAt: string | null;
            /** @description Who made it. */
            createdBy: string | null;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            lastModified: string | null;
            /** @description Whether it is deleted. */
            deleted: boolean;
        };
        /** @description One page of series. */
        SeriesPage: {
            /** @description The rows of this page. */
            items: components["schemas"]["Series"][];
            /** @description Rows in all pages. */
            total: number;
            /** @description Number of this page. */
            page: number;
            /** @description Rows in a full page. */
            pageSize: number;
        };
        /**
         * Format: date
         * @description A day, written yyyy-MM-dd.
         */
        Day: string;
        /**
         * @description Direction of an order (specification §3).
         * @enum {string}
         */
        SortOrder: "asc" | "desc";
        /** @description The team's names, for the network and for its own site. */
        TeamNames: {
            /** @description Letters for scoreboards. */
            code?: string;
            /** @description Short name. */
            short?: string;
            /** @description Long name. */
            long?: string;
            /** @description Full name. */
            full?: string;
            /** @description Letters for scoreboards on the own site. */
            codeSite?: string;
            /** @description Short name on the own site. */
            shortSite?: string;
            /** @description Long name on the own site. */
            longSite?: string;
            /** @description Full name on the own site. */
            fullSite?: string;
        };
        /** @description The name of the team's club in four forms. */
        ClubName: {
            /** @description Letters. */
            code?: string;
            /** @description Short name. */
            short?: string;
            /** @description Full name. */
            full?: string;
            /** @description Long name. */
            long?: string;
        };
        /** @description A picture of the team. */
        TeamMedia: {
            /** @description Identifier of this entry. */
            id?: string | null;
            /** @description The picture, as type, provider and key. */
            mediaString: string;
            /** @description Place in the row, from 0. */
            sortOrder: number;
            /** @description What the picture is for. */
            type?: string | null;
        };
        /** @description What a register calls a thing of ours (specification §3). */
        ExternalId: {
            /** @description Identifier of this entry; absent while it is new. */
            id?: string | null;
            /** @description The id that the register gave. */
            extId: string;
            /** @description Whether the entry is kept by an import and cannot be changed by hand. */
            locked?: boolean;
            extIdType: components["schemas"]["ExternalIdType"];
        };
        /** @description A series as other things refer to it. */
        SeriesRef: {
            uuid: components["schemas"]["Uuid"];
            /** @description Short code of the series. */
            code?: string;
            /** @description Name of the series. */
            displayName?: string;
            /** @description Its name in each language. */
            names?: components["schemas"]["Name"][];
        };
        /** @description A sport as other things refer to it. */
        SportRef: {
            uuid: components["schemas"]["Uuid"];
            /** @description Short code of the sport. */
            code?: string;
            /** @description Name of the sport. */
            displayName?: string;
            /** @description Its name in each language. */
            names?: components["schemas"]["Name"][];
        };
        /** @description The part of a team that administrators write. */
        TeamFields: {
            /** @description Name of the team in lists and headings. */
            displayName?: string;
            /** @description Short code; no other team of the same owner may have it (specification §5). */
            teamCode?: string;
            /**
             * @description Who plays in the team (specification §3).
             * @enum {string|null}
             */
            gender?: "male" | "female" | "neutral" | null;
            /** @description Country code; Sweden is written `sv` (specification §3). */
            nationality?: string | null;
            /** @description The site that owns the team. Only a super administrator may choose another than the active site, or change it. */
            ownerInstanceId?: components["schemas"]["InstanceId"];
            /** @description The team's logo. */
            logo?: {
                /** @description Address of the picture. */
                path: string;
            } | null;
            /** @description Address of the small picture. */
            icon?: string | null;
            teamNames?: components["schemas"]["TeamNames"];
            clubName?: components["schemas"]["ClubName"];
            /** @description Contact details and social media accounts, keyed by lower-case name (specification §3). */
            teamInfo?: {
                [key: string]: string;
            };
            /** @description Pictures of the team. */
            teamMedia?: components["schemas"]["TeamMedia"][];
            /** @description What registers call the team. */
            extIds?: components["schemas"]["ExternalId"][];
            /** @description The series that the team plays in. */
            series?: components["schemas"]["SeriesRef"][];
            /** @description The sports that the team plays. */
            sport?: components["schemas"]["SportRef"][];
            /** @description Whether the team is deleted; it then leaves the lists of active teams and frees its code. */
            deleted?: boolean;
        };
        /** @description The part of a team that the service keeps. */
        TeamRecord: {
            uuid: components["schemas"]["Uuid"];
            /** @description Name of the site that owns the team. */
            ownerSite: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             */
            createdAt: string | null;
            /** @description Who made it. */
            createdBy: string | null;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            lastModified: string | null;
        };
        /** @description A team of a site (specification §3). */
        Team: WithRequired<components["schemas"]["TeamFields"], "displayName" | "teamCode" | "gender" | "nationality" | "ownerInstanceId" | "logo" | "icon" | "teamNames" | "clubName" | "teamInfo" | "teamMedia" | "extIds" | "series" | "sport" | "deleted"> & components["schemas"]["TeamRecord"];
        /** @description One page of teams. */
        TeamPage: {
            /** @description The rows of this page. */
            items: components["schemas"]["Team"][];
            /** @description Rows in all pages. */
            total: number;
            /** @description Number of this page. */
            page: number;
            /** @description Rows in a full page. */
            pageSize: number;
        };
        /** @description What one may send about a team. On an update a property that is left out keeps its value. */
        TeamInput: WithRequired<components["schemas"]["TeamFields"], "displayName" | "teamCode" | "ownerInstanceId">;
        /** @description A team as a choice in a list. */
        TeamSummary: {
            uuid: components["schemas"]["Uuid"];
            /** @description Name of the team. */
            displayName: string;
            /** @description The team's code. */
            teamCode: string;
        };
        /** @description Code of a position, such as `GK`. */
        PositionCode: string;
        /** @description The team that a player belongs to, if any. Written, its uuid is what counts. */
        PlayerTeam: {
            uuid: components["schemas"]["Uuid"];
            /** @description Name of the team. */
            displayName?: string;
            /** @description The team's code. */
            teamCode?: string;
        } | null;
        /** @description A player as lists show one (specification §3). */
        PlayerRow: {
            uuid: components["schemas"]["Uuid"];
            /** @description First name. */
            firstName: string;
            /** @description Last name. */
            lastName: string;
            /** @description First and last name. */
            fullName: string;
            /** @description Country code. */
            nationality: string | null;
            /** @description Number on the jersey. */
            jerseyNumber: number | null;
            /** @description Code of the position on the ice or pitch. */
            positionCode: string | null;
            /** @description The position, with its names. */
            position: {
                /** @description Its code. */
                code: string;
                /** @description Its name in each language. */
                names: components["schemas"]["Name"][];
            } | null;
            /**
             * @description The side that the player shoots from.
             * @enum {string|null}
             */
            shoots: "L" | "R" | "-" | null;
            /**
             * Format: date
             * @description Day of birth.
             */
            dateOfBirth: string | null;
            /** @description Height in centimetres. */
            height: number | null;
            /** @description Weight in kilograms. */
            weight: number | null;
            /**
             * @description Gender.
             * @enum {string|null}
             */
            gender: "male" | "female" | "neutral" | null;
            team: components["schemas"]["PlayerTeam"];
            /**
             * Format: date-time
             * @description When it was made.
             */
            createdAt: string | null;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            lastModified: string | null;
            /** @description Whether it is deleted. */
            deleted: boolean;
        };
        /** @description One page of players. */
        PlayerPage: {
            /** @description The rows of this page. */
            items: components["schemas"]["PlayerRow"][];
            /** @description Rows in all pages. */
            total: number;
            /** @description Number of this page. */
            page: number;
            /** @description Rows in a full page. */
            pageSize: number;
        };
        /** @description A portrait of a player or a staff member (specification §3). */
        PersonMedia: {
            /** @description Identifier of this entry. */
            id?: string | null;
            /** @description The picture, as type, provider and key. */
            mediaString: string;
            /** @description Place in the row, from 0. */
            sortOrder: number;
            /** @description What the picture is for. */
            type?: string | null;
        };
        /** @description The part of a player that administrators write. */
        PlayerFields: {
            /** @description First name; surrounding blanks are not kept. */
            firstName?: string;
            /** @description Last name; surrounding blanks are not kept. */
            lastName?: string;
            /** @description Country code; Sweden is written `sv` (specification §3). */
            nationality?: string | null;
            /** @description Number on the jersey. */
            jerseyNumber?: number | null;
            /** @description Code of the position on the ice or pitch; one of those that the service lists. */
            positionCode?: string | null;
            /**
             * @description The side that the player shoots from, left or right; `-` stands for both or unknown.
             * @enum {string|null}
             */
            shoots?: "L" | "R" | "-" | null;
            /**
             * Format: date
             * @description Day of birth, written yyyy-MM-dd.
             */
            dateOfBirth?: string | null;
            /** @description Height in centimetres. */
            height?: number | null;
            /** @description Weight in kilograms. */
            weight?: number | null;
            /**
             * @description Gender (specification §3).
             * @enum {string|null}
             */
            gender?: "male" | "female" | "neutral" | null;
            team?: components["schemas"]["PlayerTeam"];
            /** @description What registers call the player. */
            playerExtIds?: components["schemas"]["ExternalId"][];
            /** @description Portraits of the player. */
            portraitList?: components["schemas"]["PersonMedia"][];
            /** @description Whether the player is deleted and left out of the lists of active players. */
            deleted?: boolean;
        };
        /** @description What one may send about a player. On an update a property that is left out keeps its value. */
        PlayerInput: WithRequired<components["schemas"]["PlayerFields"], "firstName" | "lastName">;
        /** @description The part of a player that the service keeps. */
        PlayerRecord: {
            uuid: components["schemas"]["Uuid"];
            /** @description First and last name. */
            fullName: string;
            /**
             * Format: date-time
             * @description When it was made.
             */
            createdAt: string | null;
            /** @description Who made it. */
            createdBy: string | null;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            lastModified: string | null;
        };
        /** @description A player of a site (specification §3). */
        Player: WithRequired<components["schemas"]["PlayerFields"], "firstName" | "lastName" | "nationality" | "jerseyNumber" | "positionCode" | "shoots" | "dateOfBirth" | "height" | "weight" | "gender" | "team" | "playerExtIds" | "portraitList" | "deleted"> & components["schemas"]["PlayerRecord"];
        /** @description A position on the ice or pitch. */
        Position: {
            code: components["schemas"]["PositionCode"];
            /** @description Its name in each language. */
            names: components["schemas"]["Name"][];
        };
        /** @description One way to reach somebody. */
        ContactInfo: {
            /** @description The kind, such as `email` or `phone`. */
            type: string;
            /** @description The address or number. */
            value: string;
        };
        /** @description A staff member as lists show one (specification §3). */
        StaffRow: {
            uuid: components["schemas"]["Uuid"];
            /** @description First name. */
            firstName: string;
            /** @description Last name. */
            lastName: string;
            /** @description First and last name. */
            fullName: string;
            /** @description Country code. */
            nationality: string | null;
            /** @description What the staff member does. */
            role: string | null;
            /**
             * @description Gender.
             * @enum {string|null}
             */
            gender: "male" | "female" | "neutral" | null;
            /** @description Ways to reach the staff member. */
            contactInfo: components["schemas"]["ContactInfo"][];
            /** @description The teams that the staff member works for at present. */
            teams: components["schemas"]["TeamSummary"][];
            /**
             * Format: date-time
             * @description When it was made.
             */
            createdAt: string | null;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            lastModified: string | null;
            /** @description Whether it is deleted. */
            deleted: boolean;
        };
        /** @description One page of staff. */
        StaffPage: {
            /** @description The rows of this page. */
            items: components["schemas"]["StaffRow"][];
            /** @description Rows in all pages. */
            total: number;
            /** @description Number of this page. */
            page: number;
            /** @description Rows in a full page. */
            pageSize: number;
        };
        /** @description What a staff member does for one team. */
        TeamStaffInfo: {
            /** @description Identifier of this entry; absent while it is new. */
            id?: string | null;
            /** @description Whether the staff member works for the team at present. */
            active: boolean;
            /** @description What the staff member does for the team. */
            role?: string | null;
            /** @description Place in the team, from 0. */
            sortOrder?: number;
        };
        /** @description The part of a staff member that administrators write. */
        StaffFields: {
            /** @description First name; surrounding blanks are not kept. */
            firstName?: string;
            /** @description Last name; surrounding blanks are not kept. */
            lastName?: string;
            /** @description Country code; Sweden is written `sv` (specification §3). */
            nationality?: string | null;
            /** @description What the staff member does, such as head coach. */
            role?: string | null;
            /**
             * @description Gender (specification §3).
             * @enum {string|null}
             */
            gender?: "male" | "female" | "neutral" | null;
            /** @description Ways to reach the staff member. */
            contactInfo?: components["schemas"]["ContactInfo"][];
            /** @description Portraits of the staff member. */
            staffMedia?: components["schemas"]["PersonMedia"][];
            /** @description What the staff member does for each team, keyed by the team's uuid. */
            teamStaffInfo?: {
                [key: string]: components["schemas"]["TeamStaffInfo"];
            };
            /** @description What registers call the staff member. */
            extIds?: components["schemas"]["ExternalId"][];
            /** @description Whether the staff member is deleted and left out of the lists of active staff. */
            deleted?: boolean;
        };
        /** @description What one may send about a staff member. On an update a property that is left out keeps its value. */
        StaffInput: WithRequired<components["schemas"]["StaffFields"], "firstName" | "lastName">;
        /** @description The part of a staff member that the service keeps. */
        StaffRecord: {
            uuid: components["schemas"]["Uuid"];
            /** @description First and last name. */
            fullName: string;
            /**
             * Format: date-time
             * @description When it was made.
             */
            createdAt: string | null;
            /** @description Who made it. */
            createdBy: string | null;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            lastModified: string | null;
        };
        /** @description A member of the staff of a site, a coach or a manager for instance (specification §3). */
        Staff: WithRequired<components["schemas"]["StaffFields"], "firstName" | "lastName" | "nationality" | "role" | "gender" | "contactInfo" | "staffMedia" | "teamStaffInfo" | "extIds" | "deleted"> & components["schemas"]["StaffRecord"];
    };
    responses: {
        /** @description The request does not fit the contract; `fields` names each fault. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The access token is missing or not valid. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too many requests from this user; `Retry-After` says when to try again. */
        TooManyRequests: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The service failed; the message names the request, not the cause. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The user has no access to the site, or the site lacks the add-on. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The value is already taken; `fields` names it. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is larger than 1 MB. */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is not JSON. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The site has no such thing. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The thing was changed since the version named by `If-Match`. */
        PreconditionFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /** @description The active site's instance id. */
        InstanceId: components["schemas"]["InstanceId"];
        /** @description Text to search for, letter case and surrounding blanks ignored. */
        SearchToken: string;
        /** @description Number of the page, from 1. */
        Page: number;
        /** @description Rows in a page. */
        PageSize: number;
        /** @description Only rows of this series. */
        SeriesUuid: components["schemas"]["Uuid"];
        /** @description Only what was last changed on this day (UTC) or later. */
        ChangedFrom: components["schemas"]["Day"];
        /** @description Only what was last changed on this day (UTC) or earlier. */
        ChangedUntil: components["schemas"]["Day"];
        /** @description Direction of the order. */
        SortOrder: components["schemas"]["SortOrder"];
        /** @description The ETag of the version that was edited. A stale one is refused with 412. */
        IfMatch: string;
        /** @description Only people of this team. */
        TeamUuid: components["schemas"]["Uuid"];
        /** @description Only people without a team (true) or with one (false). */
        WithoutTeam: boolean;
        /** @description Only people of this gender. */
        PersonGender: "male" | "female" | "neutral";
        /** @description Only people of this country, by its code. */
        Nationality: string;
        /** @description Only people with exactly this first name, letter case and surrounding blanks ignored. */
        FirstName: string;
        /** @description Only people with exactly this last name, letter case and surrounding blanks ignored. */
        LastName: string;
        /** @description Text to search for, letter case and surrounding blanks ignored. */
        Search: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listNetworks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The networks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Network"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getIsSuperAdmin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuperAdmin"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listProductsByName: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Names of products, divided by commas. */
                names: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The products that were found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"][];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listSports: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sports. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sport"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listExternalIdTypes: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The registers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExternalIdType"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listOwners: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The owners. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Owner"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listSeries: {
        parameters: {
            query?: {
                /** @description Text to search for, letter case and surrounding blanks ignored. */
                searchToken?: components["parameters"]["SearchToken"];
                /** @description Number of the page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows in a page. */
                pageSize?: components["parameters"]["PageSize"];
            };
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeriesPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listTeams: {
        parameters: {
            query?: {
                /** @description Text to search for, letter case and surrounding blanks ignored. */
                searchToken?: components["parameters"]["SearchToken"];
                /** @description Number of the page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows in a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Only rows of this series. */
                seriesUuid?: components["parameters"]["SeriesUuid"];
                /** @description Only teams connected to this competition. */
                ssgtUuid?: components["schemas"]["Uuid"];
                /** @description Only teams of this gender. */
                gender?: "male" | "female" | "neutral";
                /** @description Only teams of this owner. */
                ownerInstanceId?: components["schemas"]["InstanceId"];
                /** @description Only the team with this code, letter case ignored. */
                teamCode?: string;
                /** @description Only what was last changed on this day (UTC) or later. */
                changedFrom?: components["parameters"]["ChangedFrom"];
                /** @description Only what was last changed on this day (UTC) or earlier. */
                changedUntil?: components["parameters"]["ChangedUntil"];
                /** @description Deleted teams instead of active ones. */
                deleted?: boolean;
                /** @description What to order by. */
                sortBy?: "displayName" | "teamCode" | "gender" | "nationality" | "ownerSite" | "lastModified";
                /** @description Direction of the order. */
                sortOrder?: components["parameters"]["SortOrder"];
            };
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    createTeam: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The new team. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamInput"];
            };
        };
        responses: {
            /** @description The team as it was made. */
            201: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Team"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listAllTeams: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The teams, ordered by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamSummary"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getTeam: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path: {
                /** @description The team. */
                teamUuid: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The team. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Team"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    updateTeam: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
                /** @description The ETag of the version that was edited. A stale one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The team. */
                teamUuid: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        /** @description The changed team. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamInput"];
            };
        };
        responses: {
            /** @description The team as it is now. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Team"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listPlayers: {
        parameters: {
            query?: {
                /** @description Text to search for, letter case and surrounding blanks ignored. */
                searchToken?: components["parameters"]["SearchToken"];
                /** @description Number of the page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows in a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Only people of this team. */
                teamUuid?: components["parameters"]["TeamUuid"];
                /** @description Only rows of this series. */
                seriesUuid?: components["parameters"]["SeriesUuid"];
                /** @description Only people without a team (true) or with one (false). */
                withoutTeam?: components["parameters"]["WithoutTeam"];
                /** @description Only players of this position. */
                positionCode?: components["schemas"]["PositionCode"];
                /** @description Only people of this gender. */
                gender?: components["parameters"]["PersonGender"];
                /** @description Only people of this country, by its code. */
                nationality?: components["parameters"]["Nationality"];
                /** @description Only players born on this day or later. */
                bornFrom?: components["schemas"]["Day"];
                /** @description Only players born on this day or earlier. */
                bornUntil?: components["schemas"]["Day"];
                /** @description Only what was last changed on this day (UTC) or later. */
                changedFrom?: components["parameters"]["ChangedFrom"];
                /** @description Only what was last changed on this day (UTC) or earlier. */
                changedUntil?: components["parameters"]["ChangedUntil"];
                /** @description Only people with exactly this first name, letter case and surrounding blanks ignored. */
                firstName?: components["parameters"]["FirstName"];
                /** @description Only people with exactly this last name, letter case and surrounding blanks ignored. */
                lastName?: components["parameters"]["LastName"];
                /** @description Only players born on this day. */
                dateOfBirth?: components["schemas"]["Day"];
                /** @description Deleted players instead of active ones. */
                deleted?: boolean;
                /** @description What to order by; `fullName` orders by last name and then first name, as registers do. */
                sortBy?: "fullName" | "lastName" | "firstName" | "jerseyNumber" | "position" | "shoots" | "dateOfBirth" | "nationality" | "gender" | "height" | "weight" | "team" | "createdAt" | "lastModified";
                /** @description Direction of the order. */
                sortOrder?: components["parameters"]["SortOrder"];
            };
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayerPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    createPlayer: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The new player. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlayerInput"];
            };
        };
        responses: {
            /** @description The player as it was made. */
            201: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Player"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listPlayersWithoutTeam: {
        parameters: {
            query?: {
                /** @description Text to search for, letter case and surrounding blanks ignored. */
                searchToken?: components["parameters"]["SearchToken"];
                /** @description Number of the page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows in a page. */
                pageSize?: components["parameters"]["PageSize"];
            };
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayerPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listPlayerPositions: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The positions, from the goal forwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Position"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getPlayer: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path: {
                /** @description The player. */
                playerUuid: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The player. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Player"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    updatePlayer: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
                /** @description The ETag of the version that was edited. A stale one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The player. */
                playerUuid: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        /** @description The changed player. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlayerInput"];
            };
        };
        responses: {
            /** @description The player as it is now. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Player"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listStaff: {
        parameters: {
            query?: {
                /** @description Text to search for, letter case and surrounding blanks ignored. */
                search?: components["parameters"]["Search"];
                /** @description Number of the page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows in a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Only people of this team. */
                teamUuid?: components["parameters"]["TeamUuid"];
                /** @description Only rows of this series. */
                seriesUuid?: components["parameters"]["SeriesUuid"];
                /** @description Only people without a team (true) or with one (false). */
                withoutTeam?: components["parameters"]["WithoutTeam"];
                /** @description Only people of this gender. */
                gender?: components["parameters"]["PersonGender"];
                /** @description Only people of this country, by its code. */
                nationality?: components["parameters"]["Nationality"];
                /** @description Only what was last changed on this day (UTC) or later. */
                changedFrom?: components["parameters"]["ChangedFrom"];
                /** @description Only what was last changed on this day (UTC) or earlier. */
                changedUntil?: components["parameters"]["ChangedUntil"];
                /** @description Only people with exactly this first name, letter case and surrounding blanks ignored. */
                firstName?: components["parameters"]["FirstName"];
                /** @description Only people with exactly this last name, letter case and surrounding blanks ignored. */
                lastName?: components["parameters"]["LastName"];
                /** @description Deleted staff instead of active ones. */
                deleted?: boolean;
                /** @description What to order by; `fullName` orders by last name and then first name, as registers do. */
                sortBy?: "fullName" | "lastName" | "firstName" | "role" | "nationality" | "gender" | "createdAt" | "lastModified";
                /** @description Direction of the order. */
                sortOrder?: components["parameters"]["SortOrder"];
            };
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    createStaff: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The new staff member. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffInput"];
            };
        };
        responses: {
            /** @description The staff member as made. */
            201: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Staff"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listStaffWithoutTeam: {
        parameters: {
            query?: {
                /** @description Text to search for, letter case and surrounding blanks ignored. */
                search?: components["parameters"]["Search"];
                /** @description Number of the page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows in a page. */
                pageSize?: components["parameters"]["PageSize"];
            };
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    searchStaff: {
        parameters: {
            query: {
                /** @description Text to search for, letter case and surrounding blanks ignored (specification §5, a search keyword is required). */
                search: string;
                /** @description Number of the page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows in a page. */
                pageSize?: components["parameters"]["PageSize"];
            };
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getStaff: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path: {
                /** @description The staff member. */
                staffUuid: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The staff member. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Staff"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    updateStaff: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
                /** @description The ETag of the version that was edited. A stale one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The staff member. */
                staffUuid: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        /** @description The changed staff member. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffInput"];
            };
        };
        responses: {
            /** @description The staff member as of now. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Staff"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteStaff: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
                /** @description The ETag of the version that was edited. A stale one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The staff member. */
                staffUuid: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The staff member is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
