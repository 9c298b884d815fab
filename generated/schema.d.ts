// Printed by `npm run generate`. Do not edit.
export interface paths {
    "/home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the day
         * @description What a day at the site begins with, in one answer. The next and the latest games, what wants attention, and what was changed lately.
         */
        get: operations["getHome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search everything
         * @description The things of the site that hold every word of a text, kind by kind, found as their lists find them. Deleted things are left out, and kinds whose add-on the site does not have.
         */
        get: operations["searchSite"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/list-totals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the rows of lists
         * @description How many rows each of several lists has for the caller, so that a page that names many lists asks once.
         */
        get: operations["getListTotals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saved-views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List saved views
         * @description The caller's own views of the site's lists, and those that others share with the site, by name.
         */
        get: operations["listSavedViews"];
        put?: never;
        /**
         * Save a view
         * @description Saves how a list is narrowed and ordered, under a name. A name that another view of the caller's has in that list is refused, and so are the 51st view of a list and the 501st of all lists.
         */
        post: operations["createSavedView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saved-views/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The view. */
                uuid: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Update a saved view
         * @description Changes a view of the caller's own, or one that is shared with the site. A list has 50 of its owner's at most.
         */
        put: operations["updateSavedView"];
        post?: never;
        /**
         * Remove a saved view
         * @description Removes a view of the caller's own, or one that is shared with the site, for good.
         */
        delete: operations["deleteSavedView"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview a merge
         * @description What a merge of these two would rewrite. It is refused where the merge itself would be: two teams that have played each other are not one.
         */
        get: operations["previewMerge"];
        put?: never;
        /**
         * Merge duplicates
         * @description Makes one of two players, staff members or teams that are the same. Whatever refers to `ended` refers to `kept` afterwards; rows that would stand twice are joined, and so are pictures, contacts and external ids. `ended` is marked as deleted. All of it happens or nothing. `If-Match` takes the version of `kept`, `endedVersion` that of `ended`. A consent to portraits that either has withdrawn stays withdrawn.
         */
        post: operations["mergeDuplicates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merges/{mergeUuid}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The merge. */
                mergeUuid: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a merge
         * @description Makes two of one again, as they were, with all that referred to each. It is refused once either was changed after the merge, or something else that the merge changed no longer allows it.
         */
        post: operations["undoMerge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
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
    "/users/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List accounts
         * @description A page of all accounts of the service and the sites that each may work on. For super administrators only.
         */
        get: operations["listAccounts"];
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
    "/instance-config/game-header-competitions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the game header competitions
         * @description The competitions whose games the site's header shows, in their order; empty until they are saved.
         */
        get: operations["getGameHeaderCompetitions"];
        /**
         * Save the game header competitions
         * @description Replaces the competitions of the site's game header.
         */
        put: operations["saveGameHeaderCompetitions"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/instance-config/social-media": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the social media links
         * @description The site's accounts in social media, in their order; empty until they are saved.
         */
        get: operations["getSocialMediaLinks"];
        /**
         * Save the social media links
         * @description Replaces the site's links to social media.
         */
        put: operations["saveSocialMediaLinks"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/instance-config/image-crops": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the image crops
         * @description The shapes that the site cuts its pictures to, in their order; empty until they are saved.
         */
        get: operations["getImageCrops"];
        /**
         * Save the image crops
         * @description Replaces the shapes that the site cuts its pictures to.
         */
        put: operations["saveImageCrops"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/instance-config/ecal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the event calendar settings
         * @description How the button of the event calendar looks and what it offers; disabled until it is saved.
         */
        get: operations["getEcalSettings"];
        /**
         * Save the event calendar settings
         * @description Replaces the settings of the event calendar button. An enabled one needs its key and its widget.
         */
        put: operations["saveEcalSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/instance-config/editable-series": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the editable series
         * @description The series of the site, by name, each with whether its administrators may change it; all of them until a super administrator says otherwise.
         */
        get: operations["getEditableSeries"];
        /**
         * Save the editable series
         * @description Says which series administrators of the site may change; a series that is left out stays as it is. For super administrators only.
         */
        put: operations["saveEditableSeries"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/instance-config/site-frame": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what all pages of the site share
         * @description What stands around every page of the public site, as visitors have it now, for previews of what is being edited.
         */
        get: operations["getSiteFrame"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/network/game-filters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the game filters
         * @description The series that visitors of the network's sites can filter games by, in their order, by the series of its master site; none until they are saved.
         */
        get: operations["getGameFilters"];
        /**
         * Save the game filters
         * @description Replaces the game filters of the network, by the series of its master site. For administrators on the master site and super administrators only.
         */
        put: operations["saveGameFilters"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/network/game-filters/series": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the series for the game filters
         * @description The series that the filters can be chosen from, by name, whichever site of the network asks: those of its master site with a competition that is in the state `active` and shown, and those that stand in the filters.
         */
        get: operations["listGameFilterSeries"];
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
         * @description A page of the series of the site.
         */
        get: operations["listSeries"];
        put?: never;
        /**
         * Create a series
         * @description Makes a series.
         */
        post: operations["createSeries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sports-v2/series/active": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List active series
         * @description The series of the site with a competition that is in the state `active` and shown, by name.
         */
        get: operations["listActiveSeries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sports-v2/series/{seriesUuid}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The series. */
                seriesUuid: components["schemas"]["SeriesId"];
            };
            cookie?: never;
        };
        /**
         * Get a series
         * @description One series of the site, deleted ones included.
         */
        get: operations["getSeries"];
        /**
         * Change a series
         * @description Changes a series. A property that is left out keeps its value. One that is not editable (`getEditableSeries`) is changed by super administrators only.
         */
        put: operations["updateSeries"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sports-v2/series/{seriesUuid}/competitions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The series. */
                seriesUuid: components["schemas"]["SeriesId"];
            };
            cookie?: never;
        };
        /**
         * List competitions of a series
         * @description A page of the competitions of a series, the newest season first.
         */
        get: operations["listCompetitionsBySeries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sports-v2/seasons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List seasons
         * @description A page of the seasons of the site.
         */
        get: operations["listSeasons"];
        put?: never;
        /**
         * Create a season
         * @description Makes a season.
         */
        post: operations["createSeason"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sports-v2/seasons/{seasonUuid}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The season. */
                seasonUuid: components["schemas"]["SeasonId"];
            };
            cookie?: never;
        };
        /**
         * Get a season
         * @description One season of the site, deleted or not.
         */
        get: operations["getSeason"];
        /**
         * Update a season
         * @description Changes a season; the competitions that are called after it follow.
         */
        put: operations["updateSeason"];
        post?: never;
        /**
         * Delete a season
         * @description Deletes a season that no competition uses, deleted competitions included, because they can come back.
         */
        delete: operations["deleteSeason"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sports-v2/game-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List game types
         * @description The game types of the platform, such as regular season and playoffs.
         */
        get: operations["listGameTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sports-v2/ssgts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List competitions
         * @description A page of the competitions of the site.
         */
        get: operations["listSsgts"];
        put?: never;
        /**
         * Create a competition
         * @description Makes a competition, in the state `draft`. A second one of the same season, series and game type is refused; `existing` names the first.
         */
        post: operations["createSsgt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sports-v2/ssgts/available": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List available competitions
         * @description A page of the competitions that can be chosen, whatever their state, the newest season first.
         */
        get: operations["listAvailableSsgts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sports-v2/ssgts/by-instance-id": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all competitions of the site
         * @description All competitions of the site, deleted ones left out, the newest season first, as the choices of a field need them.
         */
        get: operations["listInstanceSsgts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sports-v2/v2/ssgts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the site's competitions
         * @description A page of the competitions of the site, deleted ones left out, for choosing some of them in its settings; the newest season first unless told.
         */
        get: operations["listSiteSsgts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sports-v2/ssgt-state/{transition}/{ssgtUuid}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The state it is in and the one it shall be in, as `{from}-to-{to}`. */
                transition: string;
                /** @description The competition. */
                ssgtUuid: components["schemas"]["SsgtId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change the state of a competition
         * @description Takes a competition from one state to another (specification §4). Legal are draft-to-active, active-to-closed, closed-to-active, closed-to-archived and archived-to-closed.
         */
        put: operations["changeSsgtState"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sports-v2/ssgts/{ssgtUuid}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The competition. */
                ssgtUuid: components["schemas"]["SsgtId"];
            };
            cookie?: never;
        };
        /**
         * Get a competition
         * @description One competition of the site, deleted ones included.
         */
        get: operations["getSsgt"];
        /**
         * Change a competition
         * @description Changes a competition. A property that is left out keeps its value.
         */
        put: operations["updateSsgt"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sports-v2/ssgts/{ssgtUuid}/teams": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The competition. */
                ssgtUuid: components["schemas"]["SsgtId"];
            };
            cookie?: never;
        };
        /**
         * List connected teams
         * @description The teams of a competition, ordered by name.
         */
        get: operations["listConnectedTeams"];
        /**
         * Connect teams
         * @description Adds teams to a competition and takes teams out of it. One that is in or out already stays so; a team with games in the competition cannot leave it.
         */
        put: operations["connectTeams"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sports-v2/ssgts/{ssgtUuid}/teams/{teamUuid}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The competition. */
                ssgtUuid: components["schemas"]["SsgtId"];
                /** @description The team. */
                teamUuid: components["schemas"]["TeamId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Connect an external id to a team
         * @description Adds an external id to a team of the competition. One that the team has already stays as it is; one that another team has is refused.
         */
        patch: operations["connectTeamExternalId"];
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
    "/sports-v2/teams/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import teams
         * @description Makes up to 200 teams in one transaction and tells of each what became of it. A refused row does not stop the others; a row that was made before by the same import is not made again.
         */
        post: operations["importTeams"];
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
    "/sports-v2/trigger-team-import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the import of teams stands
         * @description The last import of teams of the site, running or over.
         */
        get: operations["getTeamImport"];
        put?: never;
        /**
         * Import teams
         * @description Takes, in the background, teams that the site lacks from the master site of its network: those that the site owns, and those of series that both have, by their code. What the site has stays as it is. While an import runs, no second one is started.
         */
        post: operations["triggerTeamImport"];
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
                teamUuid: components["schemas"]["TeamId"];
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
    "/sports-v2/players/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import players
         * @description Makes up to 200 players in one transaction and tells of each what became of it. A refused row does not stop the others; a row that was made before by the same import is not made again.
         */
        post: operations["importPlayers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sports-v2/players/similar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find players that look the same
         * @description For up to 500 rows the active players that have the same name and day of birth.
         */
        post: operations["findSimilarPlayers"];
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
    "/sports-v2/players/portrait-upload-url": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an address for a portrait
         * @description Gives a signed address to which the browser sends the picture of a player by PUT, as getUploadUrl does.
         */
        get: operations["getPlayerPortraitUploadUrl"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sports-v2/players/media": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save the portraits of a player
         * @description Replaces the portraits of a player, each of them an image of the media library.
         */
        post: operations["savePlayerMedia"];
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
                playerUuid: components["schemas"]["PlayerId"];
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
    "/sports-v2/staff/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import staff
         * @description Makes up to 200 staff members in one transaction and tells of each what became of it. A refused row does not stop the others; a row that was made before by the same import is not made again.
         */
        post: operations["importStaff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sports-v2/staff/similar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find staff that look the same
         * @description For up to 500 rows the active staff members that have the same name.
         */
        post: operations["findSimilarStaff"];
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
    "/sports-v2/staff/media": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save the portraits of a staff member
         * @description Replaces the portraits of a staff member, each of them an image of the media library.
         */
        post: operations["saveStaffMedia"];
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
                staffUuid: components["schemas"]["StaffId"];
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
    "/sports-v2/teams/squad": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the squad of a team
         * @description The players and the active staff of a team, each part with a version of its own.
         */
        get: operations["getTeamSquad"];
        /**
         * Change the players of a squad
         * @description Adds players to a team and takes players from it. `If-Match` takes `playersVersion`, or the ETag of the whole squad.
         */
        put: operations["updateTeamSquad"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sports-v2/staff/squad": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the staff of a squad
         * @description Adds staff to a team and takes staff from it. `If-Match` takes `staffsVersion`, or the ETag of the whole squad.
         */
        put: operations["updateStaffSquad"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sports-v2/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List games
         * @description A page of the games of the site. Deleted games are listed only when asked for.
         */
        get: operations["listGames"];
        put?: never;
        /**
         * Create a game
         * @description Makes a game. One without teams, venue or time is to be decided.
         */
        post: operations["createGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sports-v2/games/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import games
         * @description Makes up to 200 games in one transaction and tells of each what became of it. A refused row does not stop the others; a row that was made before by the same import is not made again.
         */
        post: operations["importGames"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sports-v2/games/of-teams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the games of two teams
         * @description The games of a competition between two teams, either at home, by start.
         */
        get: operations["listGamesOfTeams"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sports-v2/games/next": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the next home game
         * @description The game that is upcoming and starts next, where the team plays at home; 404 `noGame` where there is none.
         */
        get: operations["nextHomeGame"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sports-v2/games/{gameUuid}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game. */
                gameUuid: components["schemas"]["GameId"];
            };
            cookie?: never;
        };
        /**
         * Get a game
         * @description One game of the site, deleted ones included.
         */
        get: operations["getGame"];
        /**
         * Change a game
         * @description Changes a game. A new start is a correction; a game that is moved is postponed. 409 `tooMany` at `ssgtUuid` where its metadata has no room in another competition.
         */
        put: operations["updateGame"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sports-v2/games/{gameUuid}/postpone": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game. */
                gameUuid: components["schemas"]["GameId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Postpone a game
         * @description Moves an upcoming game to another start. The start that it had first is kept, however often it is moved.
         */
        post: operations["postponeGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sports-v2/games/{gameUuid}/links": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game. */
                gameUuid: components["schemas"]["GameId"];
            };
            cookie?: never;
        };
        /**
         * List what links to a game
         * @description What in the console refers to the game, and would mislead when it is moved.
         */
        get: operations["listGameLinks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sports-v2/ssgts/{ssgtUuid}/games": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The competition. */
                ssgtUuid: components["schemas"]["SsgtId"];
            };
            cookie?: never;
        };
        /**
         * List the games of a competition
         * @description A page of the games of one competition, deleted ones left out.
         */
        get: operations["listGamesBySsgt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sports-v2/game-series": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List game series
         * @description A page of the game series of the site.
         */
        get: operations["listGameSeries"];
        put?: never;
        /**
         * Create a game series
         * @description Makes a game series.
         */
        post: operations["createGameSeries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sports-v2/game-series/by-ssgts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the game series of competitions
         * @description All game series of these competitions, by round.
         */
        get: operations["listGameSeriesBySsgts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sports-v2/game-series/{gameSeriesUuid}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game series. */
                gameSeriesUuid: components["schemas"]["GameSeriesId"];
            };
            cookie?: never;
        };
        /**
         * Get a game series
         * @description One game series of the site, with its games.
         */
        get: operations["getGameSeries"];
        /**
         * Change a game series
         * @description Changes a game series.
         */
        put: operations["updateGameSeries"];
        post?: never;
        /**
         * Delete a game series
         * @description Deletes a game series. Its games stay.
         */
        delete: operations["deleteGameSeries"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/game-metadata": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save the metadata of a game
         * @description Replaces the metadata of a game. A type that needs an add-on of the site is refused without it. The games of a competition have 5 million characters of metadata at most (409 `tooMany`).
         */
        post: operations["saveGameMetadata"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/game-metadata/logos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List logos
         * @description The logos that an entry of metadata can show, by name.
         */
        get: operations["listGameLogos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/game-metadata/by-ssgt/{ssgtUuid}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The competition. */
                ssgtUuid: components["schemas"]["SsgtId"];
            };
            cookie?: never;
        };
        /**
         * List the metadata of a competition
         * @description The metadata of all games of a competition that have some, by start of the game.
         */
        get: operations["listGameMetadataOfSsgt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/game-metadata/{gameUuid}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game. */
                gameUuid: components["schemas"]["GameId"];
            };
            cookie?: never;
        };
        /**
         * Get the metadata of a game
         * @description The metadata of one game; empty when none was saved.
         */
        get: operations["getGameMetadata"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/statistics/modules/{module}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The module. */
                module: components["schemas"]["StatisticsModuleName"];
            };
            cookie?: never;
        };
        /**
         * Get a statistics module
         * @description What the players of a competition achieved, the best first.
         */
        get: operations["getStatisticsModule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/statistics/v2/modules/{module}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The module. */
                module: components["schemas"]["StatisticsModuleName"];
            };
            cookie?: never;
        };
        /**
         * Get a statistics module, second version
         * @description What the players of a competition achieved, in more columns, the best first.
         */
        get: operations["getStatisticsModuleV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/statistics/players": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the statistics of a player
         * @description A page of what a player achieved, a row for each competition and each of the two modules.
         */
        get: operations["listPlayerStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/meta/tag": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List custom tags
         * @description A page of the tags that the site made, by name.
         */
        get: operations["listCustomTags"];
        put?: never;
        /**
         * Create a tag
         * @description Makes a custom tag of the site. A name that another one has, letter case and blanks ignored, is refused with that one as `existing`.
         */
        post: operations["createTag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/meta/tag/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search for tags
         * @description Active tags of all kinds that hold every word of the text, at most 20 of each kind; those that begin with it first.
         */
        post: operations["searchTags"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/meta/tag/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Merge tags
         * @description Makes one tag of several. Whatever bears one of `from` bears `into` afterwards, and those of `from` are gone. All of it happens or nothing. `into` keeps its name. It cannot be undone.
         */
        post: operations["mergeTags"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/meta/tag/{value}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The value of the tag. */
                value: components["schemas"]["TagValue"];
            };
            cookie?: never;
        };
        /**
         * Get a custom tag, or activate or deactivate it
         * @description One tag that the site made. With `siteTag=true` an active one is deactivated first and another one activated (specification §7), every time; who needs to know beforehand which of both, or may ask twice, sends a PUT.
         */
        get: operations["getTag"];
        /**
         * Activate or deactivate a tag
         * @description Offers a custom tag or no longer offers it (specification §4, one call a tag). What bears it keeps it.
         */
        put: operations["setTagActive"];
        post?: never;
        /**
         * Delete a tag
         * @description Deletes a custom tag that nothing bears; one in use is refused.
         */
        delete: operations["deleteTag"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/meta/tag/{value}/name": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The value of the tag. */
                value: components["schemas"]["TagValue"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Rename a tag
         * @description Gives a custom tag another name. Its value stays, and so does all that bears it.
         */
        put: operations["renameTag"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/meta/v2/tag/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search for game tags
         * @description Tags of games, the nearest to now first.
         */
        get: operations["searchGameTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/meta/v2/tag/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search for active tags
         * @description Active tags of all kinds, or of the kinds that are included.
         */
        get: operations["searchActiveTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/meta/v2/tag/search-deactivated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search for deactivated tags
         * @description Custom tags that are deactivated and tags of resources that are deleted.
         */
        get: operations["searchDeactivatedTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/meta/v2/tag/fetch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Fetch tags
         * @description The tags of the given values, in their order. Values that no tag has are left out.
         */
        get: operations["fetchTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/channels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List video channels
         * @description The video channels of the site's network, in their order. For super administrators only.
         */
        get: operations["listVideoChannels"];
        /**
         * Save video channels
         * @description Replaces the video channels of the site's network. For super administrators only.
         */
        put: operations["saveVideoChannels"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List media
         * @description A page of the images or of the videos of the site, the newest first unless told otherwise.
         */
        get: operations["listMedia"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/meta": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a media item
         * @description Changes what administrators write about an item; a property that is left out keeps its value.
         */
        put: operations["updateMedia"];
        /**
         * Create a media item
         * @description Makes an item. An image needs the mediaString of a file whose upload was reported; a video may come without one and then is pending until its file comes.
         */
        post: operations["createMedia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/meta/{type}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Image or video. */
                type: components["schemas"]["MediaType"];
                /** @description The item. */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        /**
         * Get a media item
         * @description One item of the site.
         */
        get: operations["getMedia"];
        put?: never;
        post?: never;
        /**
         * Delete a media item
         * @description Deletes an item and, unless another item shares it, its file. One that something refers to is refused unless `evenInUse` is true.
         */
        delete: operations["deleteMedia"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/file/{type}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Image or video. */
                type: components["schemas"]["MediaType"];
                /** @description The item. */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Replace a file
         * @description Puts an uploaded file, whose upload was reported, in the place of the item's file. The mediaString stays, so that all references stay; the version rises.
         */
        put: operations["replaceMediaFile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/upload-url": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an address for an upload
         * @description Gives a signed address to which the browser sends a file by PUT, with exactly the given headers. With `uploadKey`, a new address for the same upload, whose first one has expired.
         */
        get: operations["getUploadUrl"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Cancel an upload
         * @description Forgets an upload that became no item, and removes its file.
         */
        delete: operations["deleteUpload"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report an upload
         * @description Says how an upload ended: the one of `uploadKey`, or the latest one of `videoId`. After a success the service opens the file and answers what it found; a file that it cannot use is removed and refused. After an exception the upload is forgotten.
         */
        post: operations["reportUploadStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin the upload of a video
         * @description Gives a signed address for the file of a video that was made before.
         */
        post: operations["configureVideo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/category": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the categories of images
         * @description The categories that an image can have (specification §3).
         */
        get: operations["listMediaCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/video/category": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the categories of videos
         * @description The categories that a video can have (specification §3).
         */
        get: operations["listVideoCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/uploaders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List uploaders
         * @description Everybody who uploaded an item of the site, by name.
         */
        get: operations["listMediaUploaders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/render": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Render a media item
         * @description What a page needs to show an item, by its mediaString. Counts as a view.
         */
        get: operations["renderMedia"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/uses/{type}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Image or video. */
                type: components["schemas"]["MediaType"];
                /** @description The item. */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        /**
         * List the uses of a media item
         * @description What refers to an item.
         */
        get: operations["listMediaUses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/quota": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the quota
         * @description How much the site has stored and how much it may store.
         */
        get: operations["getMediaQuota"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List media, by the other path
         * @description The same as listMedia, by the path `list` of the specification.
         */
        get: operations["listMediaByType"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search media
         * @description A page of the images or of the videos of the site that a search finds, the newest first.
         */
        get: operations["searchMedia"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the categories of media
         * @description The categories that an image or a video can have, by the path `categories` of the specification.
         */
        get: operations["listAllMediaCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/presigned-upload-url": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an address for an upload, by the other path
         * @description The same as getUploadUrl, by the path `presigned-upload-url` of the specification.
         */
        get: operations["getPresignedUploadUrl"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/upload/single": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take an uploaded file as a new item
         * @description Reports an upload and makes the item of its file, in one call: what reportUploadStatus and createMedia do in two.
         */
        post: operations["finishSingleUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/articles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an article
         * @description Makes an article, as a draft unless it says that it is published.
         */
        post: operations["createArticle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/articles/list/{list}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which articles. */
                list: components["schemas"]["ArticleList"];
            };
            cookie?: never;
        };
        /**
         * List articles
         * @description A page of the articles of one list, without bodies: the latest and the unpublished ones by their last change, published and scheduled ones by when they are published, deleted ones by when they were deleted, unless told otherwise. A search finds words of headline, intro, author, tags and text.
         */
        get: operations["listArticles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/articles/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search articles
         * @description A page of the articles that hold every word in headline, intro, author, tags or body, letter case and marks ignored; deleted ones left out, the newest first.
         */
        get: operations["searchArticles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/articles/search/t": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search articles by headline
         * @description At most 20 articles whose headline holds every word, letter case and marks ignored; deleted ones left out, the newest first.
         */
        get: operations["searchArticleTitles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/articles/preview-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a preview address
         * @description Where the article is seen for 24 hours without signing in, as it was last saved. A token that is still good for 12 hours is given again.
         */
        get: operations["getPreviewToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/articles/copy-from-template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Fill in a template
         * @description A new article from a template, with the words of a game where one is named. Nothing is stored.
         */
        get: operations["copyFromTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/articles/templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List templates
         * @description The templates of the site, by name.
         */
        get: operations["listArticleTemplates"];
        put?: never;
        /**
         * Create a template
         * @description Makes a template that articles can start from. A site has 100 at most, of 5 million characters together (409 `tooMany`).
         */
        post: operations["createArticleTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/articles/templates/{templateId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The template. */
                templateId: components["schemas"]["ArticleTemplateId"];
            };
            cookie?: never;
        };
        /**
         * Get a template
         * @description One template of the site.
         */
        get: operations["getArticleTemplate"];
        /**
         * Change a template
         * @description Changes a template; articles that were made from it stay as they are.
         */
        put: operations["updateArticleTemplate"];
        post?: never;
        /**
         * Delete a template
         * @description Deletes a template; articles that were made from it stay.
         */
        delete: operations["deleteArticleTemplate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/articles/suggest-games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Suggest games of a text
         * @description At most five games within three days whose teams the text names.
         */
        post: operations["suggestArticleGames"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/articles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The article. */
                id: components["schemas"]["ArticleId"];
            };
            cookie?: never;
        };
        /**
         * Get an article
         * @description One article of the site, deleted ones included.
         */
        get: operations["getArticle"];
        /**
         * Change an article
         * @description Changes an article of version 3; older versions and deleted articles are not changed.
         */
        put: operations["updateArticle"];
        post?: never;
        /**
         * Delete an article for good
         * @description Deletes a deleted article for good. One in use is refused unless told otherwise.
         */
        delete: operations["deleteArticle"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/articles/revisions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The article. */
                id: components["schemas"]["ArticleId"];
            };
            cookie?: never;
        };
        /**
         * List revisions
         * @description What was saved of an article, the newest first; at most the last 100.
         */
        get: operations["listArticleRevisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/articles/revisions/{id}/{revision}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The article. */
                id: components["schemas"]["ArticleId"];
                /** @description Number of the revision. */
                revision: number;
            };
            cookie?: never;
        };
        /**
         * Get a revision
         * @description What an article said in a revision.
         */
        get: operations["getArticleRevision"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/articles/uses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The article. */
                id: components["schemas"]["ArticleId"];
            };
            cookie?: never;
        };
        /**
         * List where an article stands
         * @description What refers to the article, and would lead nowhere without it.
         */
        get: operations["listArticleUses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/articles/places/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The article. */
                id: components["schemas"]["ArticleId"];
            };
            cookie?: never;
        };
        /**
         * List where visitors find an article
         * @description The lists of articles in layouts that visitors see which show the article as it is saved; of one that is not on the site yet those that would show it, at the moment that it is planned for or else now, and what it would push out of them.
         */
        get: operations["listArticlePlaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/articles/presence/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The article. */
                id: components["schemas"]["ArticleId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell that an article is open
         * @description Tells the others for 60 seconds that the user has the article open, and says who else has.
         */
        post: operations["noteArticlePresence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/articles/{id}/{action}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The article. */
                id: components["schemas"]["ArticleId"];
                /** @description What is done to it. */
                action: components["schemas"]["ArticleAction"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Act on an article
         * @description Publishes, unpublishes, deletes, restores or duplicates an article (specification §4); what its state does not allow is refused with what it does. The reply is the changed article, or the copy.
         */
        post: operations["actOnArticle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dynamic-ads/providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the providers of ads
         * @description The providers that a site can show ads of, by name.
         */
        get: operations["listDynamicAdsProviders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dynamic-ads/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a configuration
         * @description Makes the site's configuration of a provider, which has one at most. One that is selected takes that from the other.
         */
        post: operations["createDynamicAdsConfig"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dynamic-ads/config/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a provider's configuration
         * @description The site's configuration of a provider, by the provider's name. A blank name (400) and one that no provider has (404) are refused with the message 'Invalid dynamic ad provider' (specification §5).
         */
        get: operations["getDynamicAdsConfig"];
        /**
         * Update a configuration
         * @description Changes a configuration, by its id; a property that is left out keeps its value. One that is selected takes that from the other.
         */
        put: operations["updateDynamicAdsConfig"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dynamic-ads/selected-config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the selected configuration
         * @description The configuration that the site uses; 404 while none is selected.
         */
        get: operations["getSelectedDynamicAdsConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dynamic-ads/configs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the configurations
         * @description A page of the configurations of the site.
         */
        get: operations["listDynamicAdsConfigs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dynamic-ads/configs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The configuration. */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        /**
         * Get a configuration
         * @description One configuration, by its id.
         */
        get: operations["readDynamicAdsConfig"];
        put?: never;
        post?: never;
        /**
         * Delete a configuration
         * @description Deletes a configuration. If it was the selected one, none is.
         */
        delete: operations["deleteDynamicAdsConfig"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sponsors/sponsors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List sponsors
         * @description A page of the sponsors of the site.
         */
        get: operations["listSponsors"];
        put?: never;
        /**
         * Save a sponsor
         * @description Makes a sponsor, or changes the one whose id is in the body.
         */
        post: operations["saveSponsor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sponsors/sponsors/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The sponsor. */
                id: components["schemas"]["SponsorId"];
            };
            cookie?: never;
        };
        /**
         * Get a sponsor
         * @description One sponsor of the site.
         */
        get: operations["getSponsor"];
        /**
         * Update a sponsor
         * @description Changes a sponsor; wherever it stands follows.
         */
        put: operations["updateSponsor"];
        post?: never;
        /**
         * Delete a sponsor
         * @description Deletes a sponsor. One that stands somewhere is refused (409 `inUse`) unless `evenInUse` is true; it then leaves its groups.
         */
        delete: operations["deleteSponsor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sponsors/sponsors/{id}/uses": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The sponsor. */
                id: components["schemas"]["SponsorId"];
            };
            cookie?: never;
        };
        /**
         * List the uses of a sponsor
         * @description Where a sponsor stands: groups, sections that show one of them, and articles that show a logo of it.
         */
        get: operations["listSponsorUses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sponsors/sponsors/{id}/renew": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The sponsor. */
                id: components["schemas"]["SponsorId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renew a contract
         * @description Moves the end of a contract on to the same day of the next year. One without an end is refused (409 `noEnd`), and so is one that would end after 2999 (409 `tooLate`).
         */
        post: operations["renewSponsor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sponsors/group-names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the sponsor groups that sections can show
         * @description The main group of the network, then the site's groups in their order, by name.
         */
        get: operations["listSponsorGroupNames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sponsors/main-sponsor-group": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the main sponsor group
         * @description The main group of sponsors. The main group is kept with the master site of the network, and shown on all of its sites.
         */
        get: operations["getMainSponsorGroup"];
        /**
         * Update the main sponsor group
         * @description As a POST does it.
         */
        put: operations["updateMainSponsorGroup"];
        /**
         * Save the main sponsor group
         * @description Says what the main group is called and how it looks; its sponsors are left as they are unless the body names them. The main group is kept with the master site of the network, and shown on all of its sites. Elsewhere only a super administrator changes it.
         */
        post: operations["saveMainSponsorGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sponsors/main-sponsors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save the main sponsors
         * @description Says who stands in the main group, and in which order. The main group is kept with the master site of the network, and shown on all of its sites. Elsewhere only a super administrator changes it.
         */
        post: operations["saveMainSponsors"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sponsors/site-sponsor-groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the sponsor groups
         * @description The site's groups of sponsors, in their order.
         */
        get: operations["listSiteSponsorGroups"];
        /**
         * Update the sponsor groups
         * @description As a POST does it.
         */
        put: operations["updateSiteSponsorGroups"];
        /**
         * Save the sponsor groups
         * @description Replaces the groups of the site; their sponsors are left as they are, and a group that is missing is deleted.
         */
        post: operations["saveSiteSponsorGroups"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sponsors/site-sponsors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save the sponsors of a group
         * @description Says who stands in a group of the site, and in which order.
         */
        post: operations["saveSiteSponsors"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sponsors/site-sponsors/{groupId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The group. */
                groupId: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        /**
         * Get a sponsor group
         * @description One group of the site, with its sponsors.
         */
        get: operations["getSiteSponsors"];
        /**
         * Update the sponsors of a group
         * @description Says who stands in a group of the site, and in which order.
         */
        put: operations["updateSiteSponsors"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscription/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the subscriptions
         * @description How many subscriptions the site has, by their state.
         */
        get: operations["getSubscriptionCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscription/texts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the texts
         * @description What the site tells visitors who may subscribe, in each language; empty until it is saved.
         */
        get: operations["getSubscriptionTexts"];
        /**
         * Save the texts
         * @description Replaces the texts on subscriptions.
         */
        put: operations["saveSubscriptionTexts"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscription/levels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the levels
         * @description The levels that one can subscribe to, in their order.
         */
        get: operations["listSubscriptionLevels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shop/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the categories of the shop
         * @description All categories of the shop, each after the one that it belongs to, in their order.
         */
        get: operations["listShopCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content-feeds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List content feeds
         * @description A page of the feeds that the site takes content from.
         */
        get: operations["listContentFeeds"];
        put?: never;
        /**
         * Add a content feed
         * @description Adds a feed. An address that another feed of the site has is refused.
         */
        post: operations["createContentFeed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content-feeds/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The feed. */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        /**
         * Get a content feed
         * @description One feed of the site.
         */
        get: operations["getContentFeed"];
        /**
         * Update a content feed
         * @description Changes a feed or switches it off. An address that another feed of the site has is refused.
         */
        put: operations["updateContentFeed"];
        post?: never;
        /**
         * Remove a content feed
         * @description Removes a feed for good. What was taken from it stays.
         */
        delete: operations["deleteContentFeed"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/routing/menu": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the menu
         * @description The groups of the site's menu that exist, main first, with their items, and all routes of the site when asked for.
         */
        get: operations["listMenu"];
        put?: never;
        /**
         * Create a menu group
         * @description Makes a group that the site lacks; one that it has is refused (409 `identifierTaken`).
         */
        post: operations["createMenuGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/routing/menu/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The group. */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Publish a menu group
         * @description Replaces a group with all its items. `If-Match` names the version of this group. Routes of the site that its items lead to are looked up by their ids (422 `unknownRoute`); an id that an item of another site has is refused (422 `foreignItem`); identifiers differ also without letter case (409 `duplicateIdentifier`); locked items stay (409 `locked`); 400 `orphan`, `duplicateId`, `childNotSupported`, `depth` and `url` say what else does not hold together.
         */
        put: operations["updateMenuGroup"];
        post?: never;
        /**
         * Delete a menu group
         * @description Deletes a group without items; others are refused (409 `notEmpty`).
         */
        delete: operations["deleteMenuGroup"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/routing/menu-history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the publishes of the menu
         * @description The last 50 publishes, the newest first.
         */
        get: operations["listMenuPublications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/routing/menu-history/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The publish. */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        /**
         * Get a published menu
         * @description The whole menu as it stood after a publish.
         */
        get: operations["getMenuPublication"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/routing/routes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List routes
         * @description A page of the site's routes, by path.
         */
        get: operations["listRoutes"];
        put?: never;
        /**
         * Create a route
         * @description Makes a route. Its path is kept with a slash in front and none at the end; one that another route has, letter case ignored, is refused (409 `pathTaken`).
         */
        post: operations["createRoute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/routing/routes/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search for routes
         * @description At most 20 routes that hold every word in title or path, those whose title or path begins with the text first.
         */
        get: operations["searchRoutes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/routing/routes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The route. */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        /**
         * Get a route
         * @description One route of the site.
         */
        get: operations["getRoute"];
        /**
         * Update a route
         * @description Changes a route; menu items that lead to it follow.
         */
        put: operations["updateRoute"];
        post?: never;
        /**
         * Delete a route
         * @description Deletes a route. One that something leads to is refused (409 `inUse`) unless `evenInUse` is true; the menu items then lead nowhere.
         */
        delete: operations["deleteRoute"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/routing/routes/{id}/uses": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The route. */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        /**
         * List the uses of a route
         * @description What leads to a route.
         */
        get: operations["listRouteUses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/routing/resources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what routes can lead to
         * @description A page of the teams, players, games, competitions or media that routes of a kind can lead to; of pages and articles those that routes lead to already.
         */
        get: operations["listRouteResources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/routing/resources/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The thing. */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        /**
         * Get what a route leads to
         * @description One thing that a route can lead to, by its id, whatever kind it is.
         */
        get: operations["getRouteResource"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/layouts/sites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the sites with their layouts
         * @description The sites of the network that the user may work on, each with the number of its layouts and its start page.
         */
        get: operations["listLayoutSites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/layouts/sites/instance-id/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The site. */
                id: components["schemas"]["InstanceId"];
            };
            cookie?: never;
        };
        /**
         * Get a site with its layouts
         * @description One site that the user may work on.
         */
        get: operations["getLayoutSite"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/layouts/site-layouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List layouts
         * @description A page of the layouts of the site, without their groups.
         */
        get: operations["listSiteLayouts"];
        put?: never;
        /**
         * Save a layout
         * @description Makes a layout, or changes the one that the id of the body names. With `sectionGroups` the whole of it is saved in one go, and `saveSectionGroup` and `saveSections` say what can be wrong with it; without them its groups stay. 409 `nameTaken` for a name that another layout has, `startPage` where the only start page would be none, `tooMany` for more than 100 layouts. References are looked up: 422 `unknownMedia`, `unknownTag`, `unknownArticle`, `unknownRoute`, `unknownGame`, `unknownTeam`, `unknownCompetition`, `unknownPage` and `unknownSponsorGroup` for what was not in the stored section already; each fault stands at its path, such as `sections.3.config.pinned.0.articleId`.
         */
        post: operations["saveSiteLayout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/layouts/site-layouts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The layout. */
                id: components["schemas"]["SiteLayoutId"];
            };
            cookie?: never;
        };
        /**
         * Get a layout
         * @description One layout of the site with its groups and sections.
         */
        get: operations["getSiteLayout"];
        /**
         * Change a layout
         * @description The same as `saveSiteLayout` with the id of the address.
         */
        put: operations["updateSiteLayout"];
        post?: never;
        /**
         * Delete a layout
         * @description Deletes a layout with all that is in it. The start page is refused (409 `startPage`), and so is one that pages are drawn with (409 `inUse`) unless `evenInUse` is true; these are then not shown.
         */
        delete: operations["deleteSiteLayout"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/layouts/site-layouts/{id}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The layout. */
                id: components["schemas"]["SiteLayoutId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Duplicate a layout
         * @description Makes a copy of a layout; all ids in it are new, and no page is drawn with it yet. 409 `nameTaken` for a name that another layout has.
         */
        post: operations["duplicateSiteLayout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/layouts/site-layouts/{id}/uses": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The layout. */
                id: components["schemas"]["SiteLayoutId"];
            };
            cookie?: never;
        };
        /**
         * List the uses of a layout
         * @description The pages that are drawn with a layout.
         */
        get: operations["listLayoutUses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/layouts/site-layouts/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The layout. */
                id: components["schemas"]["SiteLayoutId"];
            };
            cookie?: never;
        };
        /**
         * List the publishes of a layout
         * @description The last 50 publishes, the newest first.
         */
        get: operations["listLayoutPublications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/layouts/site-layouts/{id}/history/{publicationId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The layout. */
                id: components["schemas"]["SiteLayoutId"];
                /** @description The publish. */
                publicationId: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        /**
         * Get a published layout
         * @description The whole layout as it stood after a publish.
         */
        get: operations["getLayoutPublication"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/layouts/site-layouts/{id}/resolved": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The layout. */
                id: components["schemas"]["SiteLayoutId"];
            };
            cookie?: never;
        };
        /**
         * See a layout as visitors do
         * @description What visitors see of the saved layout at a moment, with what is wrong with it. A moment more than 400 days ahead is refused (400 `tooFar`).
         */
        get: operations["resolveLayout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/layouts/resolved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * See an unsaved layout as visitors would
         * @description The same of a layout as it is sent; nothing is saved. What does not hold is told as a problem of its section.
         */
        post: operations["previewLayout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/layouts/problems": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the problems of all layouts
         * @description What is wrong just now with the sections of the layouts that the site shows, errors first.
         */
        get: operations["listLayoutProblems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/layouts/site-section-groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a group of sections
         * @description Makes a group, or changes the one that the id of the body names. 409 `tooMany` for a 21st one, 422 `foreignItem` for an id that something of another site has or another layout.
         */
        post: operations["saveSectionGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/layouts/site-section-groups/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The group. */
                id: components["schemas"]["SiteLayoutId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a group of sections
         * @description Deletes a group without sections; others are refused (409 `notEmpty`). `If-Match` names the version of its layout.
         */
        delete: operations["deleteSectionGroup"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/layouts/site-sections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish the sections of a layout
         * @description Replaces all sections of a layout; what is missing is deleted. 400 for a config that its type does not allow, `order` and `past` for a schedule, `alt` for a picture without words; 403 `addOn` for a new section whose add-on the site lacks; 409 `duplicateId`, `mostOfType`, `tooMany`; 422 `unknownGroup`, `unknownType` for a new section, `foreignItem` for an id of another site or layout. References are looked up: 422 `unknownMedia`, `unknownTag`, `unknownArticle`, `unknownRoute`, `unknownGame`, `unknownTeam`, `unknownCompetition`, `unknownPage` and `unknownSponsorGroup` for what was not in the stored section already; each fault stands at its path, such as `sections.3.config.pinned.0.articleId`.
         */
        post: operations["saveSections"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/layouts/link-targets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what slides and buttons can lead to
         * @description A page of the routes, published articles, games or pages of the site that a link of a kind can lead to.
         */
        get: operations["listLinkTargets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/layouts/section-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the types of sections
         * @description The kinds of sections there are, with the names of the parameters as specification §7 has them.
         */
        get: operations["listSectionTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/layouts/page-organization": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List pages
         * @description All pages of the site, each after the one that it stands below.
         */
        get: operations["listPages"];
        put?: never;
        /**
         * Create a page
         * @description Makes a page. 409 `slugTaken` for a path that a page or a route of the site has, 422 `unknownLayout`, `unknownPage` and `unknownRoute`.
         */
        post: operations["createPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/layouts/page-organization/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The page. */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        /**
         * Get a page
         * @description One page of the site.
         */
        get: operations["getPage"];
        put?: never;
        post?: never;
        /**
         * Delete a page
         * @description Deletes a page; one that others stand below is refused (409 `hasChildren`). Routes that lead to it are dead then.
         */
        delete: operations["deletePage"];
        options?: never;
        head?: never;
        /**
         * Update a page
         * @description Changes a page. 409 `slugTaken`, and `cycle` where it would stand below itself; 422 `unknownLayout`, `unknownPage` and `unknownRoute`.
         */
        patch: operations["updatePage"];
        trace?: never;
    };
    "/sitesettings/startpage/static": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what stays the same on the start page
         * @description Settings of the layout that the site shows as its start page.
         */
        get: operations["getStartPageStatic"];
        /**
         * Save what stays the same on the start page
         * @description Changes settings of the start page at once. `If-Match` names the version of its layout. 422 `unknownMedia`.
         */
        put: operations["saveStartPageStatic"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sitesettings/startpage/sections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the sections of the start page
         * @description All sections of the start page, in their order.
         */
        get: operations["listStartPageSections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sitesettings/startpage/sections/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The section. */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        /**
         * Get a section of the start page
         * @description One section of the start page.
         */
        get: operations["getStartPageSection"];
        /**
         * Change a section of the start page
         * @description Changes a section at once, without publishing anything else. `If-Match` names the version of its layout. 400 `order` and `past` for a schedule.
         */
        put: operations["updateStartPageSection"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sitesettings/herocarousel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the hero slides
         * @description The slides of the first hero slider of the start page, in their order; none where it has no hero slider.
         */
        get: operations["listHeroSlides"];
        put?: never;
        /**
         * Create a hero slide
         * @description Puts a slide at the end of the first hero slider of the start page, at once. 409 `noCarousel` where it has none, `tooMany` for a 21st slide, `duplicateId`; 400 `order`, `past` and `alt`; 422 for what it refers to, as in `saveSections`.
         */
        post: operations["createHeroSlide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sitesettings/herocarousel/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The slide. */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        /**
         * Get a hero slide
         * @description One slide of the first hero slider of the start page.
         */
        get: operations["getHeroSlide"];
        /**
         * Change a hero slide
         * @description Replaces a slide at once, without publishing anything else. `If-Match` names the version of its layout.
         */
        put: operations["updateHeroSlide"];
        post?: never;
        /**
         * Delete a hero slide
         * @description Deletes a slide at once.
         */
        delete: operations["deleteHeroSlide"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List changes
         * @description A page of what was changed, the newest first. A super administrator sees the changes of all sites of the network; others those of one thing of their site, with `entity` and `entityId`.
         */
        get: operations["listAuditEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit/actors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who changed something
         * @description Everybody who changed something of the network's sites, by name. For super administrators only.
         */
        get: operations["listAuditActors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The hero slider. */
        HeroCarouselConfig: {
            /** @description Its slides, in their order. */
            slides?: components["schemas"]["HeroSlide"][];
        } & components["schemas"]["CarouselMovement"];
        /** @description A carousel that sells tickets. */
        TicketPromoCarouselConfig: {
            /** @description Its slides, in their order. */
            slides?: components["schemas"]["TicketPromoSlide"][];
        } & components["schemas"]["CarouselMovement"];
        /** @description A carousel of short notices. */
        InfoCarouselConfig: {
            /** @description Its slides, in their order. */
            slides?: components["schemas"]["InfoSlide"][];
        } & components["schemas"]["CarouselMovement"];
        /** @description A list of articles. */
        ArticleListConfig: {
            /**
             * @description Where its articles come from: the newest, those with its tags, or only the pinned ones.
             * @default latest
             * @enum {string}
             */
            source?: "latest" | "tags" | "manual";
            /** @description The tags of a list by tags. */
            tags?: components["schemas"]["MediaTag"][];
            /**
             * @description Whether an article needs one of the tags or all of them.
             * @default any
             * @enum {string}
             */
            match?: "any" | "all";
            /** @description Articles that stand first, in their order. */
            pinned?: components["schemas"]["PinnedArticle"][];
            /**
             * @description How many articles it shows.
             * @default 6
             */
            count?: number;
            /**
             * @description How they are drawn.
             * @default cards
             * @enum {string}
             */
            display?: "cards" | "list" | "headline";
            /**
             * @description Whether what stands above on the page is left out.
             * @default true
             */
            skipShown?: boolean;
            /** @description Only articles in this language; null for all. */
            onlyLanguage?: string | null;
        };
        /** @description Videos by their tags (specification §3). */
        VideosConfig: {
            /** @description Only videos that have all of these are shown. */
            requiredTags?: components["schemas"]["MediaTag"][];
            /** @description Videos must have one or more of these; without any they need none. */
            additionalTags?: components["schemas"]["MediaTag"][];
            /**
             * @description How many videos it shows.
             * @default 6
             */
            count?: number;
        };
        /** @description Pictures that lead somewhere. */
        LinkedImagesConfig: {
            /** @description The pictures, in their order. */
            linkedImages?: components["schemas"]["LinkedImage"][];
            bgSettings?: components["schemas"]["SectionBackground"];
        };
        /** @description A text. */
        TextConfig: {
            body?: components["schemas"]["SectionText"];
        };
        /** @description Games. */
        GamesConfig: {
            /** @description Only games of this competition; null for all. */
            ssgtUuid?: string | null;
            /** @description Only games of this team; null for all. */
            teamUuid?: string | null;
            /**
             * @description Which games.
             * @default upcoming
             * @enum {string}
             */
            show?: "upcoming" | "played" | "live";
            /**
             * @description How many games it shows.
             * @default 5
             */
            count?: number;
        };
        /** @description The table of a competition. */
        TableConfig: {
            /** @description The competition; null for the first of the game header. */
            ssgtUuid?: string | null;
            /**
             * @description How many rows it shows.
             * @default 10
             */
            rows?: number;
        };
        /** @description What players have achieved in a competition. */
        StatisticsConfig: {
            /** @description The competition; null for the first of the game header. */
            ssgtUuid?: string | null;
            module?: components["schemas"]["StatisticsModuleName"];
            /**
             * @description How many rows it shows.
             * @default 10
             */
            rows?: number;
        };
        /** @description Sponsors. */
        SponsorsConfig: {
            /** @description The groups of sponsors, in their order; without any all groups of the site. */
            groupIds?: components["schemas"]["Uuid"][];
            /**
             * @description How large their logos are.
             * @default normal
             * @enum {string}
             */
            size?: "small" | "normal" | "large";
            /**
             * @description Whether each visit has them in another order.
             * @default false
             */
            shuffle?: boolean;
        };
        /** @description Room for an ad. */
        AdsConfig: {
            /** @description Name of the slot of the ads' provider. */
            slot?: string;
        };
        /** @description What the shop sells. */
        ShopConfig: {
            /** @description The categories, in their order; without any all of them. */
            categoryIds?: string[];
        };
        /** @description The site on social media. */
        SocialMediaConfig: {
            /** @description Which links of the site, by their types, in their order; without any all of them. */
            links?: string[];
        };
        /** @description A site's instance id, such as `frost1_frost`. */
        InstanceId: string;
        /** @description An opaque identifier. */
        Uuid: string;
        /** @description Identifier of a competition. */
        SsgtId: components["schemas"]["Uuid"];
        /**
         * Format: date-time
         * @description A moment, with its distance from UTC, as `2026-10-25T01:30:00+0000` (specification §9) or with `Z`; parts of a second are not kept.
         */
        Instant: string;
        /**
         * @description How far the game has come.
         * @enum {string}
         */
        GameState: "pre-game" | "live" | "post-game" | "canceled";
        /** @description Identifier of a team. */
        TeamId: components["schemas"]["Uuid"];
        /** @description A team that plays; null while it is to be decided. Written, its uuid is what counts. */
        GameTeam: {
            uuid: components["schemas"]["TeamId"];
            /** @description Name of the team. */
            displayName?: string;
            /** @description The team's code. */
            teamCode?: string;
        } | null;
        /** @description The score at the end of a part of a game. */
        PeriodScore: {
            /**
             * @description The part that ended.
             * @enum {string}
             */
            period: "halfTime" | "fullTime" | "extraTime" | "penalties";
            /** @description Goals of the home team. */
            home: number;
            /** @description Goals of the away team. */
            away: number;
        };
        /** @description Identifier of a register. */
        ExternalIdTypeId: components["schemas"]["Uuid"];
        /** @description A register that knows our things by its own ids. */
        ExternalIdType: {
            uuid: components["schemas"]["ExternalIdTypeId"];
            /** @description Code of the register, such as `isa`. */
            code: string;
            /** @description Whether administrators see ids of this register. */
            visible: boolean;
            /** @description Name of the register. */
            name: string;
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
        /** @description The part of a game that administrators write. */
        GameFields: {
            /** @description The competition that the game belongs to. */
            ssgtUuid?: components["schemas"]["SsgtId"];
            /** @description When the game starts; of a game whose time is to be decided only the day counts. */
            startDateTime?: components["schemas"]["Instant"];
            /** @description Whether the time of day is not known yet. */
            timeToBeDecided?: boolean;
            state?: components["schemas"]["GameState"];
            /** @description Whether the game was played. */
            played?: boolean;
            /** @description Whether it took overtime. */
            overtime?: boolean;
            /** @description Whether it took a shootout. */
            shootout?: boolean;
            homeTeam?: components["schemas"]["GameTeam"];
            awayTeam?: components["schemas"]["GameTeam"];
            /** @description Goals of the home team. */
            homeScore?: number | null;
            /** @description Goals of the away team. */
            awayScore?: number | null;
            /** @description Name of the venue; null while it is to be decided. Surrounding blanks are not kept. */
            venueName?: string | null;
            /** @description Number of the round. */
            roundNumber?: number | null;
            /** @description Name of the round. */
            roundLabel?: string | null;
            /** @description The score at the end of each part of the game that is known. */
            periodScores?: components["schemas"]["PeriodScore"][];
            /** @description What registers call the game. */
            extIds?: components["schemas"]["ExternalId"][];
            /** @description Whether the game is deleted and left out of lists. */
            deleted?: boolean;
        };
        /** @description Identifier of a game. */
        GameId: components["schemas"]["Uuid"];
        /** @description What something is called in one language, put together by the service where it has no name of its own. */
        Title: {
            /**
             * @description Language of the title; `display` is shown when no other fits.
             * @enum {string}
             */
            language: "sv" | "en" | "no" | "display";
            /** @description The title itself. */
            translation: string;
        };
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
        /** @description The competition of a game. */
        GameSsgt: {
            uuid: components["schemas"]["SsgtId"];
            /** @description Name of the competition. */
            displayName: string;
            /** @description What it is called in each language; by series, season and game type where it has no name. */
            titles: components["schemas"]["Title"][];
            /** @description Its name in each language. */
            names: components["schemas"]["Name"][];
        };
        /**
         * @description A game that was played, is over or was canceled is finished, one that is live is ongoing, any other upcoming (specification §3).
         * @enum {string}
         */
        GameStatus: "upcoming" | "ongoing" | "finished";
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
        /** @description A team in a game, with its score; null while it is to be decided. */
        GameTeamInfo: {
            uuid: components["schemas"]["TeamId"];
            /** @description The team's code. */
            code: string;
            /** @description Name of the team. */
            displayName: string;
            names: components["schemas"]["TeamNames"];
            /** @description Its goals. */
            score: number | null;
            /**
             * @description How it ended for the team; null unless the game was played and both scores are known.
             * @enum {string|null}
             */
            status: "won" | "lost" | "tied" | null;
            /** @description The team's small picture, else its logo: an address or a mediaString. */
            icon: string | null;
        } | null;
        /** @description Identifier of a series. */
        SeriesId: components["schemas"]["Uuid"];
        /** @description A series as other things refer to it. */
        SeriesRef: {
            uuid: components["schemas"]["SeriesId"];
            /** @description Short code of the series. */
            code?: string;
            /** @description Name of the series. */
            displayName?: string;
            /** @description Its name in each language. */
            names?: components["schemas"]["Name"][];
        };
        /** @description The part of a game that the service keeps or derives. */
        GameRecord: {
            uuid: components["schemas"]["GameId"];
            /** @description Both teams, as `Home - Away`; in English, by the team that is known or by its round, while one is to be decided. */
            displayName: string;
            /** @description What it is called in each language while a team is to be decided, by the other team or by its round; empty once both are known. */
            titles: components["schemas"]["Title"][];
            ssgt: components["schemas"]["GameSsgt"];
            /**
             * Format: date-time
             * @description The start in UTC.
             */
            rawStartDateTime: string;
            /**
             * Format: date-time
             * @description The start that the game had before it was postponed, in UTC; null for one that starts as first planned.
             */
            originalStartDateTime: string | null;
            /** @description Whether only the day of the original start was known. */
            originalTimeToBeDecided: boolean;
            /**
             * @description A deleted game is Deleted, a played one Played, any other Upcoming (specification §3).
             * @enum {string}
             */
            displayStatus: "Deleted" | "Played" | "Upcoming";
            status: components["schemas"]["GameStatus"];
            homeTeamInfo: components["schemas"]["GameTeamInfo"];
            awayTeamInfo: components["schemas"]["GameTeamInfo"];
            /** @description The venue; null while it is to be decided. */
            venueInfo: {
                uuid: components["schemas"]["Uuid"];
                /** @description Name of the venue. */
                name: string;
            } | null;
            seriesInfo: components["schemas"]["SeriesRef"];
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
        /** @description A game of a site (specification §3). */
        Game: WithRequired<components["schemas"]["GameFields"], "ssgtUuid" | "startDateTime" | "timeToBeDecided" | "state" | "played" | "overtime" | "shootout" | "homeTeam" | "awayTeam" | "homeScore" | "awayScore" | "venueName" | "roundNumber" | "roundLabel" | "periodScores" | "extIds" | "deleted"> & components["schemas"]["GameRecord"];
        /** @description The home game of today, one of `next`; null on a day without one. */
        HomeMatchDay: {
            gameUuid: components["schemas"]["GameId"];
            teamUuid: components["schemas"]["TeamId"];
            /** @description The page in the console of a slide that sells its tickets; null where no active layout has one. */
            ticketSlide: string | null;
        } | null;
        /** @description A thing by what it is called. */
        HomeThing: {
            /** @description What it is known by; of a problem that of its layout. */
            id: string;
            /** @description What it is called. */
            title: string;
            /** @description What it is called in each language that this differs in; empty where it differs in none. */
            titles: components["schemas"]["Title"][];
            /** @description The part of it that is meant, as the section of a layout; null where it is meant whole. */
            part: string | null;
            /** @description The moment or the day that counts, as ISO 8601; null where none does. */
            at: string | null;
        };
        /** @description Things that want somebody's attention for the same reason. */
        HomeNeed: {
            /**
             * @description Why; each reason has a list that shows all of them.
             * @enum {string}
             */
            reason: "layoutError" | "layoutWarning" | "gameWithoutResult" | "deadRoute" | "sponsorEndsSoon" | "playerConsentEndsSoon" | "staffConsentEndsSoon" | "articleScheduledToday" | "articleEmbargoEndsToday" | "articleLeavesToday" | "pictureIncomplete";
            /** @description How many there are. */
            total: number;
            /** @description The first of them. */
            things: components["schemas"]["HomeThing"][];
        };
        /**
         * @description What kind of thing was changed.
         * @enum {string}
         */
        AuditEntity: "access" | "account" | "article" | "article-template" | "content-feed" | "custom-tag" | "dynamic-ads" | "ecal" | "editable-series" | "game" | "game-filters" | "game-header-competitions" | "game-series" | "game-setting" | "image" | "image-crops" | "layout" | "main-sponsors" | "menu" | "page" | "player" | "season" | "series" | "site" | "site-route" | "site-sponsor-groups" | "site-sponsors" | "social-media-links" | "sponsor" | "ssgt" | "staff" | "subscription-texts" | "team" | "video" | "video-channels";
        /**
         * @description What was done to it; setting its mark `deleted` deletes it.
         * @enum {string}
         */
        AuditAction: "created" | "changed" | "deleted";
        /** @description The last change of a thing. */
        HomeChange: {
            /** @description What the change is known by. */
            id: string;
            /**
             * Format: date-time
             * @description When it was made.
             */
            at: string;
            /** @description Who made it; null for the service itself. */
            actorName: string | null;
            /** @description Whether the user who asks made it. */
            isMine: boolean;
            entity: components["schemas"]["AuditEntity"];
            /** @description The thing, by its id; by that of the site or its network where there is one such thing only. */
            entityId: string;
            /** @description What the thing was called then, in one language. */
            title: string | null;
            /** @description What it was called then in each language that this differs in; `display` for the others. */
            titles: components["schemas"]["Title"][];
            action: components["schemas"]["AuditAction"];
        };
        /** @description What a day at a site begins with. */
        HomeDay: {
            /** @description The games of today that are running or to come, and those of the days after, the first one first. */
            next: components["schemas"]["Game"][];
            matchDay: components["schemas"]["HomeMatchDay"];
            /** @description The games that were played last, the last one first. */
            latest: components["schemas"]["Game"][];
            /** @description What wants somebody's attention; empty when all is well. */
            needs: components["schemas"]["HomeNeed"][];
            /** @description The things of the site that were changed lately, the last one first, each once. */
            changes: components["schemas"]["HomeChange"][];
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
        /** @description A thing that a refusal names. */
        ExistingThing: {
            /** @description Its identifier; of a tag its value. */
            uuid: string;
            /** @description What it is called. */
            displayName: string;
            /** @description What it is called in each language, where it has names; `display` for the others. */
            titles?: components["schemas"]["Title"][];
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
            /** @description The thing that is in the way of this one. */
            existing?: components["schemas"]["ExistingThing"];
            /** @description How many things refer to what was to be deleted. */
            uses?: number;
        };
        /**
         * @description What kind of thing is looked for.
         * @enum {string}
         */
        SearchKind: "team" | "player" | "staff" | "game" | "ssgt" | "series" | "article" | "image" | "video" | "custom-tag" | "sponsor" | "menu-item" | "site-route" | "page" | "layout";
        /** @description A row as the list of its kind has it; of a menu item its `id`, `title`, and the `group` that it stands in. */
        SearchItem: {
            [key: string]: unknown;
        };
        /** @description The things of one kind that fit. */
        SearchGroup: {
            kind: components["schemas"]["SearchKind"];
            /** @description How many fit in all: as many as the list of this kind finds. */
            total: number;
            /** @description The first of them, those first in whose name a word begins as what is looked for. */
            items: components["schemas"]["SearchItem"][];
        };
        /** @description What was found, kind by kind. */
        SearchResult: {
            /** @description The kinds of which something fits, and that the site has. */
            groups: components["schemas"]["SearchGroup"][];
        };
        /** @description How many rows lists have. */
        ListTotals: {
            /** @description In the order of the lists; null for one that the caller may not read, or that there is not. */
            totals: (number | null)[];
        };
        /**
         * @description The path of a list in the console.
         * @example /sports/players
         */
        ListPath: string;
        /** @description The part of a view that is written. */
        SavedViewFields: {
            path?: components["schemas"]["ListPath"];
            /** @description What it is called; blanks around it are not kept. */
            name?: string;
            /** @description What the list shows, as the console writes it after the question mark; empty for all of it. */
            query?: string;
            /** @description Whether everybody who works on the site has it. */
            shared?: boolean;
        };
        /** @description The part of a view that the service keeps. */
        SavedViewRecord: {
            uuid: components["schemas"]["Uuid"];
            /** @description Whether the caller saved it. */
            own: boolean;
            /** @description Who saved it. */
            createdBy: string;
        };
        /** @description How somebody likes to look at a list. */
        SavedView: WithRequired<components["schemas"]["SavedViewFields"], "path" | "name" | "query" | "shared"> & components["schemas"]["SavedViewRecord"];
        /** @description Saved views, by name. */
        SavedViews: components["schemas"]["SavedView"][];
        /** @description What one may send about a view. */
        SavedViewInput: WithRequired<components["schemas"]["SavedViewFields"], "path" | "name" | "query" | "shared">;
        /**
         * @description What kind of thing is merged.
         * @enum {string}
         */
        MergeKind: "player" | "staff" | "team";
        /**
         * @description Whose statistics (specification §3).
         * @enum {string}
         */
        StatisticsModuleName: "player" | "goalkeeper";
        /**
         * @description What is counted: goals, assists, points, penalty minutes, shots (at the goal, or at the goalkeeper), face-offs won, time on ice in seconds, plus/minus, goals in power play, goals in box play (specification §3).
         * @enum {string}
         */
        StatisticsKey: "goals" | "assists" | "points" | "penalties" | "shots" | "faceoffs" | "timeOnIce" | "plusMinus" | "powerPlay" | "boxPlay";
        /**
         * @description What a number is; a signed one is shown with its sign.
         * @enum {string}
         */
        FigureKind: "count" | "minutes" | "seconds" | "signed";
        /** @description A figure of both, which becomes their sum. */
        MergedFigure: {
            key: components["schemas"]["StatisticsKey"];
            kind: components["schemas"]["FigureKind"];
            /** @description What the one that stays has. */
            kept: number;
            /** @description What the one that ends has. */
            ended: number;
        };
        /** @description Figures of a competition that both have. */
        MergedFigures: {
            uuid: components["schemas"]["Uuid"];
            /** @description Name of the competition. */
            displayName: string;
            /** @description What the competition is called in each language. */
            titles: components["schemas"]["Title"][];
            module: components["schemas"]["StatisticsModuleName"];
            /** @description The figures of which the one that ends has any, each with what either has. */
            values: components["schemas"]["MergedFigure"][];
        };
        /** @description How many things of a kind refer to the one that ends. */
        MergedReferences: {
            /** @description What kind of things, by the names of the audit; `other` for those that it does not know. */
            entity: string;
            /** @description How many. */
            count: number;
        };
        /** @description What a merge would rewrite. */
        MergePreview: {
            /** @description Figures of one competition that both have, which are added up, the latest season first. */
            figures: components["schemas"]["MergedFigures"][];
            /** @description What refers to the one that ends, by kind; the most of them first. */
            references: components["schemas"]["MergedReferences"][];
        };
        /** @description Two that are one. */
        MergeInput: {
            kept: components["schemas"]["Uuid"];
            ended: components["schemas"]["Uuid"];
            /** @description The ETag of the version of `ended` that was looked at. A stale one is refused with 412; left out, it is not compared. */
            endedVersion?: string | null;
            /** @description Properties that `kept` takes from `ended`, with a dot for one inside another; it keeps its own of all others. */
            take?: string[];
        };
        /** @description One of the two. */
        MergedThing: {
            uuid: components["schemas"]["Uuid"];
            /** @description What it was called before the merge. */
            displayName: string;
        };
        /** @description Two that became one. */
        Merge: {
            uuid: components["schemas"]["Uuid"];
            kind: components["schemas"]["MergeKind"];
            kept: components["schemas"]["MergedThing"];
            ended: components["schemas"]["MergedThing"];
            /**
             * Format: date-time
             * @description When they were merged.
             */
            mergedAt: string;
            /** @description Who merged them. */
            mergedBy: string | null;
            /** @description Whether it was undone. */
            undone: boolean;
        };
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
            /** @description The site has several teams. It gates nothing here: any site may have as many teams as it likes. */
            multipleTeams: boolean;
            /** @description Visitors have pages of their own. It gates nothing here: these pages are part of another product. */
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
            /** @description Tickets are sold; a section of ticket promo slides can be added and is shown. */
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
            /**
             * @description Language of the public site, in which its articles are written unless they say otherwise.
             * @enum {string}
             */
            language?: "en" | "sv";
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
        /** @description Whether the signed-in user is a super administrator (specification §6). */
        SuperAdmin: {
            /** @description True for a super administrator. */
            isSuperAdmin: boolean;
        };
        /**
         * @description Direction of an order (specification §3).
         * @enum {string}
         */
        SortOrder: "asc" | "desc";
        /** @description A site that somebody may work on. */
        AccountSite: {
            /** @description The site, by its instance id. */
            instanceId: components["schemas"]["InstanceId"];
            /** @description What it is called. */
            name: string;
        };
        /** @description Somebody who can sign in, and the sites that they may work on. */
        Account: {
            /** @description What the identity provider knows them by. */
            subject: string;
            /** @description What they are called, as the identity provider said when they last signed in. */
            name: string | null;
            /** @description Their e-mail address. */
            email: string | null;
            /** @description Whether they are a super administrator and may work on every site. */
            superAdministrator: boolean;
            /** @description The sites that they were given, by name; a super administrator needs none. */
            sites: components["schemas"]["AccountSite"][];
            /**
             * Format: date-time
             * @description When they last opened the console, to the hour; null while they have not.
             */
            lastSeen: string | null;
        };
        /** @description One page of accounts. */
        AccountPage: {
            /** @description The rows of this page. */
            items: components["schemas"]["Account"][];
            /** @description Rows in all pages. */
            total: number;
            /** @description Number of this page. */
            page: number;
            /** @description Rows in a full page. */
            pageSize: number;
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
        /** @description A competition of the game header. */
        GameHeaderCompetition: {
            uuid: components["schemas"]["SsgtId"];
            /** @description What the competition is called; the service reads it from the competition, whatever is sent. */
            name?: string;
            /** @description Whether it is shown; shown when left out. */
            visible?: boolean;
            /** @description Its place, from 0; where it stands in the list when left out. */
            sortOrder?: number;
        };
        /** @description The competitions whose games the header of a site shows. */
        GameHeaderCompetitions: {
            /** @description The competitions, in their order, each once. */
            competitions: components["schemas"]["GameHeaderCompetition"][];
        };
        /** @description An account in a social medium. */
        SocialMediaLink: {
            /**
             * @description The medium.
             * @enum {string}
             */
            type: "facebook" | "instagram" | "x" | "youtube" | "tiktok" | "linkedin";
            /**
             * Format: web-address
             * @description Address of the account, as specification §5 has it; its host must be one of the medium.
             */
            url: string;
            /** @description Its place, from 0; where it stands in the list when left out. */
            sortOrder?: number;
        };
        /** @description The accounts of a site in social media. */
        SocialMediaLinks: {
            /** @description The links, in their order, each address once. */
            links: components["schemas"]["SocialMediaLink"][];
        };
        /** @description What a crop is called in each language. */
        ImageCropName: {
            /** @description In English. */
            en: string;
            /** @description In Swedish. */
            sv: string;
        };
        /** @description A shape that pictures are cut to, and where it is used. */
        ImageCrop: {
            name: components["schemas"]["ImageCropName"];
            /** @description Width by height, as in 21:9; from 1:5 to 5:1. */
            ratio: string;
            /** @description Its place, from 0; where it stands in the list when left out. */
            sortOrder?: number;
        };
        /** @description The shapes that a site cuts its pictures to. */
        ImageCrops: {
            /** @description The crops, in their order, no two with the same name in a language. */
            crops: components["schemas"]["ImageCrop"][];
        };
        /** @description What the button says in each language. */
        EcalButtonText: {
            /** @description In English. */
            en?: string;
            /** @description In Swedish. */
            sv?: string;
        };
        /** @description The button by which visitors put games into their calendars. A property that is left out keeps its value. */
        EcalSettings: {
            /** @description Whether the site shows the button. */
            enabled: boolean;
            /** @description Key of the calendar service; needed while the button is shown. */
            apiKey?: string;
            /** @description Which widget of the calendar service it opens; needed while the button is shown. */
            widgetId?: string;
            buttonText?: components["schemas"]["EcalButtonText"];
            /** @description Colour of the button. */
            buttonColour?: string;
            /** @description The teams whose games it offers, by their uuids, each once; all of the site where there are none. */
            teams?: components["schemas"]["TeamId"][];
        };
        /** @description A series and whether it may be changed. */
        EditableSeriesEntry: {
            uuid: components["schemas"]["SeriesId"];
            /** @description Short code of the series; the service reads it from the series, whatever is sent. */
            code?: string;
            /** @description Its name in each language; the service reads it from the series, whatever is sent. */
            names?: components["schemas"]["Name"][];
            /** @description Whether administrators of the site may change it. */
            editable: boolean;
        };
        /** @description Which series of a site its administrators may change. */
        EditableSeries: {
            /** @description The series, each once. */
            series: components["schemas"]["EditableSeriesEntry"][];
        };
        /**
         * @description Which of the four groups of a menu (specification §3).
         * @enum {string}
         */
        MenuGroupIdentifier: "main" | "secondary" | "footer" | "unassigned";
        /**
         * @description What a route shows (specification §3).
         * @enum {string}
         */
        RouteResourceType: "startpage" | "page" | "article" | "articleList" | "team" | "teamList" | "player" | "game" | "gameList" | "schedule" | "table" | "statistics" | "media" | "shop" | "tickets" | "external";
        /** @description Where an item leads; null leads nowhere. With an id it is a route of the site, and path, resource type and resource are that route's; without one it is an address elsewhere. */
        MenuRoute: {
            /** @description The route of the site, if it is one. */
            id: string | null;
            /** @description Path of the route, or the address elsewhere (specification §5). */
            path: string;
            resourceType: components["schemas"]["RouteResourceType"];
            /** @description What the route shows, where it shows one thing. */
            resourceId: string | null;
        } | null;
        /** @description An item of a menu (specification §3). Ids of new items are made by whoever adds them; at most ten levels of items stand in each other. An item of the main group titled More or Mer is locked: it stays, keeps its title and its place at the end. */
        MenuItem: {
            id: components["schemas"]["Uuid"];
            /** @description Name of the item for the public site; no other item of the menu has it, letter case ignored. */
            identifier: string;
            /**
             * @description A part of the site, a page, or an address elsewhere.
             * @enum {string}
             */
            type: "feature" | "page" | "external";
            /** @description What visitors read. */
            title: string;
            route: components["schemas"]["MenuRoute"];
            /** @description The items below it, in their order; none in the secondary group. */
            children: components["schemas"]["MenuItem"][];
            /** @description Id of the item that it stands below; null at the top. */
            parentId: string | null;
            /** @description Whether its children are hidden until asked for. */
            collapsed: boolean;
            /** @description Whether its children open when it is pointed at. */
            hover: boolean;
            /** @description Whether it must stay. The service sets it from the title; a locked item cannot be unlocked. */
            locked: boolean;
            /** @description Whether it opens outside the site. */
            external: boolean;
        };
        /** @description A group of the menu as pages show it. */
        SiteFrameMenu: {
            identifier: components["schemas"]["MenuGroupIdentifier"];
            /** @description What the group is called. */
            name: string;
            /** @description Whether the site shows it. */
            active: boolean;
            /** @description Its items, in their order. */
            children: components["schemas"]["MenuItem"][];
        };
        /** @description Identifier of a sponsor. */
        SponsorId: components["schemas"]["Uuid"];
        /** @description What of a sponsor the visitors of a site see, and the days on which they do. */
        ShownSponsor: {
            /** @description What the sponsor is called. */
            name: string;
            /** @description What the logo says; the name without it. */
            alt: string | null;
            /**
             * Format: web-address
             * @description Where a press on the logo leads.
             */
            clickUrl: string | null;
            /** @description Whether a press opens a new tab. */
            openInNewTab: boolean;
            /**
             * Format: picture-address
             * @description Address of the logo's picture.
             */
            logoUrl: string | null;
            /**
             * Format: picture-address
             * @description Address of the picture of the logo on dark ground.
             */
            logoDarkUrl: string | null;
            /** @description Width of the logo, pixels. */
            logoWidth: number | null;
            /** @description Height of the logo, pixels. */
            logoHeight: number | null;
            /** @description Whether it is shown at all. */
            active: boolean;
            /**
             * Format: date
             * @description First day of the contract.
             */
            contractFrom: string | null;
            /**
             * Format: date
             * @description Last day of the contract.
             */
            contractUntil: string | null;
            /** @description The main group of the network that it stands in; null where it does not. */
            mainGroup?: string | null;
            /** @description The first group of the site that it stands in, the main group aside; null where it stands in none. */
            siteGroup?: string | null;
        } | null;
        /** @description A sponsor in a group. */
        SponsorMembership: {
            sponsorId: components["schemas"]["SponsorId"];
            /** @description Its place, from 0; where it stands in the list when left out. */
            sortOrder?: number;
            /**
             * Format: date
             * @description First day on which the group shows it; null for no other than that of the contract.
             */
            visibleFrom?: string | null;
            /**
             * Format: date
             * @description Last day on which the group shows it; null for no other than that of the contract.
             */
            visibleUntil?: string | null;
            /**
             * Format: web-address
             * @description Where a press leads from this group, an address as specification §5 has it; the sponsor's own without it.
             */
            url?: string | null;
            /** @description What visitors see of it; the service reads it from the sponsor, whatever is sent. */
            sponsor?: components["schemas"]["ShownSponsor"];
        };
        /** @description A group of sponsors as the pages of a site show it, such as a tier. */
        SponsorGroup: {
            /** @description Its identifier; a new group has none yet. */
            id?: components["schemas"]["Uuid"];
            /** @description Whether it is the main group of the network; the service says so, whatever is sent. */
            isMain?: boolean;
            /** @description What it is called; no other group of the site has the name, letter case ignored. */
            name: string;
            /** @description What visitors read above it in each language; the name without one. */
            names?: components["schemas"]["Name"][];
            /**
             * @description How large its logos are; normal when left out of a new one.
             * @enum {string}
             */
            size?: "small" | "normal" | "large";
            /** @description So many logos stand in a row where there is room; 4 when left out of a new one. */
            columns?: number;
            /**
             * @description What the logos stand on, whatever the page is: light or dark, or as the page; site when left out of a new one.
             * @enum {string}
             */
            ground?: "light" | "dark" | "site";
            /** @description Whether the logos are grey until one is pointed at. */
            greyscale?: boolean;
            /** @description Whether its name stands above it; shown when left out of a new one. */
            showHeading?: boolean;
            /** @description Whether visitors see it; seen when left out of a new one. */
            visible?: boolean;
            /**
             * @description Whether the sponsors stand in their order or in another one each day; fixed when left out of a new one.
             * @enum {string}
             */
            order?: "fixed" | "shuffle";
            /** @description Its place, from 0; where it stands in the list when left out. */
            sortOrder?: number;
            /** @description How many sponsors stand in it; the service counts, whatever is sent. */
            sponsorCount?: number;
            /** @description Its sponsors, in their order, each once. A list of groups is written without them. */
            sponsors?: components["schemas"]["SponsorMembership"][];
        };
        /** @description Where things of the site are shown; null where no route shows them. */
        SiteFramePaths: {
            /** @description The list of articles. */
            news: string | null;
            /** @description The list of games. */
            schedule: string | null;
            /** @description The pictures and videos. */
            media: string | null;
            /** @description A game, with a `:part` for its uuid. */
            game: string | null;
            /** @description A player, with a `:part` for the uuid. */
            player: string | null;
            /** @description The page of each team that has one, by its uuid. */
            teams: {
                [key: string]: string;
            };
        };
        /** @description What all pages of a public site share. */
        SiteFrame: {
            /** @description Name of the site for visitors. */
            name: string;
            /**
             * @description The language of its own words.
             * @enum {string}
             */
            lang: "en" | "sv";
            /** @description The zone that its moments are told in, such as `Europe/Stockholm`. */
            timeZone: string;
            /** @description What stands before each path of the site, without a slash at the end. */
            base: string;
            /** @description Its crest: a mediaString, or a picture within its address. */
            crest: string | null;
            /** @description The groups of its menu. */
            menu: components["schemas"]["SiteFrameMenu"][];
            /** @description Its accounts in social media, in their order. */
            socialMedia: components["schemas"]["SocialMediaLink"][];
            /** @description The groups of sponsors at the foot of every page: the main group of the network, then its own. */
            sponsors: components["schemas"]["SponsorGroup"][];
            paths: components["schemas"]["SiteFramePaths"];
        };
        /** @description A series that games can be filtered by. */
        GameFilter: {
            uuid: components["schemas"]["SeriesId"];
            /** @description What the series is called; the service reads it from the series, whatever is sent. */
            name?: string;
            /** @description Whether it is shown; shown when left out. */
            visible?: boolean;
            /** @description Its place, from 0; where it stands in the list when left out. */
            sortOrder?: number;
        };
        /** @description What visitors of a network's sites can filter games by. */
        GameFilters: {
            /** @description The series, in their order, each once. */
            filters: components["schemas"]["GameFilter"][];
            /** @description The series that is chosen at first, one of the filters that are shown; null for none. It keeps its value when left out. */
            defaultSeriesUuid?: string | null;
            /** @description Whether games that were played are shown at first; it keeps its value when left out. */
            showPlayed?: boolean;
        };
        /** @description The part of a series that administrators write. */
        SeriesFields: {
            /** @description Short code of the series; no other series of the site may have it. */
            code?: string;
            /** @description Its name in each language, each language once. */
            names?: components["schemas"]["Name"][];
            /** @description Whether the series is deleted; it then leaves the lists of active series and frees its code. */
            deleted?: boolean;
        };
        /** @description The part of a series that the service keeps. */
        SeriesRecord: {
            uuid: components["schemas"]["SeriesId"];
            /** @description Its name in lists and headings; the code where it has no name. */
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
        };
        /** @description A series, such as a division of a league. */
        Series: WithRequired<components["schemas"]["SeriesFields"], "code" | "names" | "deleted"> & components["schemas"]["SeriesRecord"];
        /** @description Identifier of a sport. */
        SportId: components["schemas"]["Uuid"];
        /** @description A sport (specification §3). */
        Sport: {
            uuid: components["schemas"]["SportId"];
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
        /** @description A site that can own teams. */
        Owner: {
            /** @description The owner, by its instance id. */
            instanceId: components["schemas"]["InstanceId"];
            /** @description The site's name for people. */
            name: string;
        };
        /**
         * Format: date
         * @description A day, written yyyy-MM-dd.
         */
        Day: string;
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
        /** @description What one may send about a series. On an update a property that is left out keeps its value. */
        SeriesInput: WithRequired<components["schemas"]["SeriesFields"], "code">;
        /**
         * @description Where a competition is in its life (specification §4).
         * @enum {string}
         */
        SsgtState: "draft" | "active" | "closed" | "archived";
        /** @description Identifier of a season. */
        SeasonId: components["schemas"]["Uuid"];
        /** @description A season as other things refer to it. */
        SeasonRef: {
            uuid: components["schemas"]["SeasonId"];
            /** @description Short code of the season. */
            code?: string;
            /** @description Name of the season. */
            displayName?: string;
            /** @description Its name in each language. */
            names?: components["schemas"]["Name"][];
        };
        /** @description Identifier of a game type. */
        GameTypeId: components["schemas"]["Uuid"];
        /** @description A game type as other things refer to it. */
        GameTypeRef: {
            uuid: components["schemas"]["GameTypeId"];
            /** @description Short code of the game type. */
            code?: string;
            /** @description Name of the game type. */
            displayName?: string;
            /** @description Its name in each language. */
            names?: components["schemas"]["Name"][];
        };
        /** @description The part of a competition that administrators write. */
        SsgtFields: {
            season?: components["schemas"]["SeasonRef"];
            series?: components["schemas"]["SeriesRef"];
            gameType?: components["schemas"]["GameTypeRef"];
            /** @description Its name in each language, each language once. */
            names?: components["schemas"]["Name"][];
            /** @description What registers call the competition. */
            extIds?: components["schemas"]["ExternalId"][];
            /** @description Whether the site shows the competition; shown when left out of a new one. */
            active?: boolean;
            /** @description Whether it is the one that is shown for its series first. Setting it takes it from the other one of the series. */
            defaultForSeries?: boolean;
            /** @description Whether the competition is deleted; it then leaves the lists, frees its combination and is the default of no series. */
            deleted?: boolean;
        };
        /** @description The part of a competition that the service keeps. */
        SsgtRecord: {
            uuid: components["schemas"]["SsgtId"];
            /** @description Its name where only one fits; series, season and game type where it has no name. */
            displayName: string;
            /** @description What it is called in each language; by series, season and game type where it has no name. */
            titles: components["schemas"]["Title"][];
            state: components["schemas"]["SsgtState"];
            /** @description Teams that are connected. */
            teamCount: number;
            /** @description Games in it, deleted ones left out. */
            gameCount: number;
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
        /** @description A competition, which is a series in a season with a game type (specification §3). */
        Ssgt: WithRequired<components["schemas"]["SsgtFields"], "season" | "series" | "gameType" | "names" | "extIds" | "active" | "defaultForSeries" | "deleted"> & components["schemas"]["SsgtRecord"];
        /** @description One page of competitions. */
        SsgtPage: {
            /** @description The rows of this page. */
            items: components["schemas"]["Ssgt"][];
            /** @description Rows in all pages. */
            total: number;
            /** @description Number of this page. */
            page: number;
            /** @description Rows in a full page. */
            pageSize: number;
        };
        /** @description The part of a season that administrators write. */
        SeasonFields: {
            /** @description The year in which the season begins; no other season of the site may have it (specification §5). */
            code?: string;
            /** @description Its name in each language, each language once. */
            names?: components["schemas"]["Name"][];
        };
        /** @description The part of a season that the service keeps. */
        SeasonRecord: {
            uuid: components["schemas"]["SeasonId"];
            /** @description Its name in lists and headings; the code where it has no name. */
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
        /** @description A season of a site. */
        Season: WithRequired<components["schemas"]["SeasonFields"], "code" | "names"> & WithRequired<components["schemas"]["SeasonRecord"], "deleted">;
        /** @description One page of seasons. */
        SeasonPage: {
            /** @description The rows of this page. */
            items: components["schemas"]["Season"][];
            /** @description Rows in all pages. */
            total: number;
            /** @description Number of this page. */
            page: number;
            /** @description Rows in a full page. */
            pageSize: number;
        };
        /** @description What one may send about a season. */
        SeasonInput: WithRequired<components["schemas"]["SeasonFields"], "code">;
        /** @description A kind of competition within a season, such as regular season or playoffs. */
        GameType: {
            uuid: components["schemas"]["GameTypeId"];
            /** @description Short code of the game type. */
            code: string;
            /** @description Its name in each language. */
            names: components["schemas"]["Name"][];
            /** @description Its name in lists and headings. */
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
        /** @description What one may send about a competition. On an update a property that is left out keeps its value. */
        SsgtInput: WithRequired<components["schemas"]["SsgtFields"], "season" | "series" | "gameType">;
        /** @description A competition as one that can be chosen. */
        SsgtChoice: {
            uuid: components["schemas"]["SsgtId"];
            /** @description What it is called. */
            displayName: string;
            /** @description What it is called in each language; by series, season and game type where it has no name. */
            titles: components["schemas"]["Title"][];
            /** @description Its own name in each language; none where it is called by series, season and game type. */
            names: components["schemas"]["Name"][];
            state: components["schemas"]["SsgtState"];
        };
        /** @description A team of a competition. */
        ConnectedTeam: {
            uuid: components["schemas"]["TeamId"];
            /** @description Name of the team. */
            displayName: string;
            /** @description The team's code. */
            teamCode: string;
            /** @description The team's logo. */
            logo: {
                /** @description Address of the picture. */
                path: string;
            } | null;
            /** @description What registers call the team. */
            extIds: components["schemas"]["ExternalId"][];
            /** @description Games of the team in this competition, deleted ones left out. */
            gameCount: number;
        };
        /** @description A team, named. */
        TeamToConnect: {
            uuid: components["schemas"]["TeamId"];
        };
        /** @description Teams to add to a competition and to take out of it. A team that stands in both lists stays in. */
        ConnectTeamsInput: {
            /** @description Teams to add. */
            addedTeams: components["schemas"]["TeamToConnect"][];
            /** @description Teams to take out. */
            removedTeams: components["schemas"]["TeamToConnect"][];
        };
        /** @description What a register calls a team. */
        ConnectExternalIdInput: {
            /** @description The id that the register gave. */
            extId: string;
            /** @description The register. */
            extIdType: {
                uuid: components["schemas"]["Uuid"];
            };
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
        /** @description A sport as other things refer to it. */
        SportRef: {
            uuid: components["schemas"]["SportId"];
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
                /**
                 * Format: picture-address
                 * @description Address of the picture.
                 */
                path: string;
            } | null;
            /**
             * Format: picture-address
             * @description Address of the small picture.
             */
            icon?: string | null;
            teamNames?: components["schemas"]["TeamNames"];
            clubName?: components["schemas"]["ClubName"];
            /** @description Contact details and social media accounts, keyed by lower-case name (specification §3). */
            teamInfo?: {
                /**
                 * Format: web-address
                 * @description The website, an address as specification §5 has it.
                 */
                website?: string;
                /** @description E-mail address, for the administrators of the site. */
                email?: string;
                /** @description Telephone number. */
                phone?: string;
                /** @description When the club was founded, in any words. */
                founded?: string;
                /**
                 * Format: account
                 * @description Account in Facebook, or its address.
                 */
                facebook?: string;
                /**
                 * Format: account
                 * @description Account in Instagram, or its address.
                 */
                instagram?: string;
                /**
                 * Format: account
                 * @description Account in X, or its address.
                 */
                x?: string;
                /**
                 * Format: account
                 * @description Account in X by its former name, or its address.
                 */
                twitter?: string;
                /**
                 * Format: account
                 * @description Account in YouTube, or its address.
                 */
                youtube?: string;
                /**
                 * Format: account
                 * @description Account in TikTok, or its address.
                 */
                tiktok?: string;
                /**
                 * Format: account
                 * @description Account in LinkedIn, or its address.
                 */
                linkedin?: string;
                /**
                 * Format: account
                 * @description Account in Snapchat, or its address.
                 */
                snapchat?: string;
                /**
                 * Format: account
                 * @description Account in Threads, or its address.
                 */
                threads?: string;
                /**
                 * Format: account
                 * @description Account in Twitch, or its address.
                 */
                twitch?: string;
            } & {
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
        /** @description The one that is left today of those that this one was merged into; null where it was not merged. */
        MergedInto: {
            uuid: components["schemas"]["Uuid"];
            /** @description What it is called. */
            displayName: string;
            /** @description The merge that ended this one, which can be undone. */
            mergeUuid: components["schemas"]["Uuid"];
        } | null;
        /** @description The part of a team that the service keeps. */
        TeamRecord: {
            uuid: components["schemas"]["TeamId"];
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
            mergedInto?: components["schemas"]["MergedInto"];
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
        /** @description An import, as the console names it; its rows can be listed by it later. */
        ImportUuid: components["schemas"]["Uuid"];
        /** @description Line of the row in its file; each line of an import is made once. */
        ImportLine: number;
        /** @description A batch of teams out of a file. */
        TeamBatch: {
            importUuid: components["schemas"]["ImportUuid"];
            /** @description The rows. */
            rows: {
                line: components["schemas"]["ImportLine"];
                values?: components["schemas"]["TeamInput"];
            }[];
        };
        /** @description What became of a row. */
        ImportResult: {
            /** @description Line of the row. */
            line: number;
            /** @description What making it alone would have answered: 201 when it was made, also by an earlier call; 404 when it came without values and was not. */
            statusCode: number;
            /** @description What was made; null for a refused row. */
            uuid: string | null;
            /** @description Its version as it was made, for `If-Match`. */
            version: string | null;
            /** @description Why it was refused, in one English sentence; empty for one that was made. */
            message: string;
            /** @description The faults of a refused row, each at its field. */
            fields: components["schemas"]["FieldError"][];
        };
        /** @description What became of the rows of a batch. */
        ImportResults: {
            /** @description One for each row, in their order. */
            results: components["schemas"]["ImportResult"][];
        };
        /** @description A team as a choice in a list. */
        TeamSummary: {
            uuid: components["schemas"]["TeamId"];
            /** @description Name of the team. */
            displayName: string;
            /** @description The team's code. */
            teamCode: string;
        };
        /** @description The last import of teams of a site, and where it stands. */
        TeamImport: {
            /**
             * @description None before the first one. One that a stopped service left behind is failed.
             * @enum {string}
             */
            state: "none" | "running" | "done" | "failed";
            /** @description The site that the teams are taken from. */
            sourceInstanceId: string | null;
            /**
             * Format: date-time
             * @description When it was started.
             */
            startedAt: string | null;
            /** @description Who started it. */
            startedBy: string | null;
            /**
             * Format: date-time
             * @description When it ended.
             */
            finishedAt: string | null;
            /** @description Teams that the source has for the site. */
            found: number;
            /** @description Teams that were made. */
            created: number;
            /** @description Teams that the site had already, deleted ones included. */
            present: number;
            /** @description Teams that could not be made. */
            refused: number;
            /** @description Teams that the next import will make. */
            remaining: number;
        };
        /** @description Code of a position, such as `GK`. */
        PositionCode: string;
        /**
         * @description Where the consent stands today: ended after its last day, endingSoon within 30 days before, else as it was written. Visitors see no portraits where it is withdrawn or ended.
         * @enum {string}
         */
        PortraitConsentState: "notAsked" | "given" | "endingSoon" | "ended" | "withdrawn";
        /** @description Identifier of a player. */
        PlayerId: components["schemas"]["Uuid"];
        /** @description The team that a player belongs to, if any. Written, its uuid is what counts. */
        PlayerTeam: {
            uuid: components["schemas"]["TeamId"];
            /** @description Name of the team. */
            displayName?: string;
            /** @description The team's code. */
            teamCode?: string;
        } | null;
        /** @description A player as lists show one (specification §3). */
        PlayerRow: {
            uuid: components["schemas"]["PlayerId"];
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
            /** @description The first portrait, as type, provider and key. */
            portrait: string | null;
            /**
             * @description Whether consent to portraits was given.
             * @enum {string}
             */
            portraitConsent: "notAsked" | "given" | "withdrawn";
            /**
             * Format: date
             * @description The last day on which the consent holds.
             */
            portraitConsentUntil: string | null;
            /** @description Who gave or withdrew the consent. */
            portraitConsentBy: string | null;
            portraitConsentState: components["schemas"]["PortraitConsentState"];
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
        /** @description Whether somebody has agreed that visitors see the portraits. Portraits of people whose consent is withdrawn or has ended are shown to no visitor. */
        PortraitConsent: {
            /**
             * @description Whether consent was given.
             * @enum {string}
             */
            portraitConsent?: "notAsked" | "given" | "withdrawn";
            /**
             * Format: date
             * @description The last day on which a consent that was given holds, written yyyy-MM-dd; null where it has no end.
             */
            portraitConsentUntil?: string | null;
            /** @description Who gave or withdrew it, such as the person or a guardian. */
            portraitConsentBy?: string | null;
        };
        /** @description What one may send about a player. On an update a property that is left out keeps its value. */
        PlayerInput: WithRequired<components["schemas"]["PlayerFields"], "firstName" | "lastName"> & components["schemas"]["PortraitConsent"];
        /** @description The part of a player that the service keeps. */
        PlayerRecord: {
            portraitConsentState: components["schemas"]["PortraitConsentState"];
            uuid: components["schemas"]["PlayerId"];
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
            mergedInto?: components["schemas"]["MergedInto"];
        };
        /** @description A player of a site (specification §3). */
        Player: WithRequired<components["schemas"]["PlayerFields"], "firstName" | "lastName" | "nationality" | "jerseyNumber" | "positionCode" | "shoots" | "dateOfBirth" | "height" | "weight" | "gender" | "team" | "playerExtIds" | "portraitList" | "deleted"> & WithRequired<components["schemas"]["PortraitConsent"], "portraitConsent" | "portraitConsentUntil" | "portraitConsentBy"> & components["schemas"]["PlayerRecord"];
        /** @description A batch of players out of a file. */
        PlayerImport: {
            importUuid: components["schemas"]["ImportUuid"];
            /** @description The rows. */
            rows: {
                line: components["schemas"]["ImportLine"];
                values?: components["schemas"]["PlayerInput"];
            }[];
        };
        /** @description Rows to which players are looked for that look the same. */
        SimilarPlayerSearch: {
            /** @description What is compared of each row; letter case, apostrophes and hyphens do not matter. */
            rows: {
                /** @description First name. */
                firstName: string;
                /** @description Last name. */
                lastName: string;
                dateOfBirth: components["schemas"]["Day"];
            }[];
        };
        /** @description A person that looks like a row. */
        SimilarPerson: {
            uuid: components["schemas"]["Uuid"];
            /** @description First and last name. */
            fullName: string;
        };
        /** @description For each row the people that look like it. */
        SimilarPeople: {
            /** @description One for each row, in their order. */
            results: components["schemas"]["SimilarPerson"][][];
        };
        /** @description A position on the ice or pitch. */
        Position: {
            code: components["schemas"]["PositionCode"];
            /** @description Its name in each language. */
            names: components["schemas"]["Name"][];
        };
        /** @description Names an item of the library, as type, provider and key; it stays when the item's file is replaced. */
        MediaString: string;
        /** @description Where and how the browser sends a file. */
        Upload: {
            uploadKey: components["schemas"]["Uuid"];
            mediaString: components["schemas"]["MediaString"];
            /** @description Address that takes the file by PUT until it expires. */
            preSignedUrl: string;
            /** @description The headers that the PUT has to carry, by name in lower case. */
            headers: {
                [key: string]: string;
            };
            /**
             * Format: date-time
             * @description When the address expires.
             */
            expiresAt: string;
        };
        /** @description The portraits of a player or a staff member. */
        PersonMediaList: {
            /** @description The picture, as type, provider and key. */
            mediaString: string;
            /** @description Place in the row, from 0. */
            sortOrder: number;
        }[];
        /** @description Identifier of a staff member. */
        StaffId: components["schemas"]["Uuid"];
        /** @description One way to reach somebody. */
        ContactInfo: {
            /** @description The kind, such as `email` or `phone`. */
            type: string;
            /** @description The address or number. */
            value: string;
        };
        /** @description A staff member as lists show one (specification §3). */
        StaffRow: {
            uuid: components["schemas"]["StaffId"];
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
            /** @description The first portrait, as type, provider and key. */
            portrait: string | null;
            /**
             * @description Whether consent to portraits was given.
             * @enum {string}
             */
            portraitConsent: "notAsked" | "given" | "withdrawn";
            /**
             * Format: date
             * @description The last day on which the consent holds.
             */
            portraitConsentUntil: string | null;
            /** @description Who gave or withdrew the consent. */
            portraitConsentBy: string | null;
            portraitConsentState: components["schemas"]["PortraitConsentState"];
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
        StaffInput: WithRequired<components["schemas"]["StaffFields"], "firstName" | "lastName"> & components["schemas"]["PortraitConsent"];
        /** @description The part of a staff member that the service keeps. */
        StaffRecord: {
            portraitConsentState: components["schemas"]["PortraitConsentState"];
            uuid: components["schemas"]["StaffId"];
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
            mergedInto?: components["schemas"]["MergedInto"];
        };
        /** @description A member of the staff of a site, a coach or a manager for instance (specification §3). */
        Staff: WithRequired<components["schemas"]["StaffFields"], "firstName" | "lastName" | "nationality" | "role" | "gender" | "contactInfo" | "staffMedia" | "teamStaffInfo" | "extIds" | "deleted"> & WithRequired<components["schemas"]["PortraitConsent"], "portraitConsent" | "portraitConsentUntil" | "portraitConsentBy"> & components["schemas"]["StaffRecord"];
        /** @description A batch of staff members out of a file. */
        StaffImport: {
            importUuid: components["schemas"]["ImportUuid"];
            /** @description The rows. */
            rows: {
                line: components["schemas"]["ImportLine"];
                values?: components["schemas"]["StaffInput"];
            }[];
        };
        /** @description Rows to which staff members are looked for that look the same. */
        SimilarStaffSearch: {
            /** @description What is compared of each row; letter case, apostrophes and hyphens do not matter. */
            rows: {
                /** @description First name. */
                firstName: string;
                /** @description Last name. */
                lastName: string;
            }[];
        };
        /** @description A player of a squad. */
        SquadPlayer: {
            uuid: components["schemas"]["PlayerId"];
            /** @description First name. */
            firstName: string;
            /** @description Last name. */
            lastName: string;
            /** @description First and last name. */
            fullName: string;
            /** @description Number on the jersey. */
            jerseyNumber: number | null;
            /** @description Code of the position. */
            positionCode: string | null;
            /** @description Country code. */
            nationality: string | null;
            /**
             * Format: date
             * @description Day of birth.
             */
            dateOfBirth: string | null;
            /** @description The first portrait, as type, provider and key. */
            portrait: string | null;
            portraitConsentState: components["schemas"]["PortraitConsentState"];
        };
        /** @description A member of the staff of a squad. */
        SquadStaff: {
            uuid: components["schemas"]["StaffId"];
            /** @description First name. */
            firstName: string;
            /** @description Last name. */
            lastName: string;
            /** @description First and last name. */
            fullName: string;
            /** @description What the staff member does for the team. */
            role: string | null;
            /** @description Place among the staff, from 0. */
            sortOrder: number;
            /** @description Country code. */
            nationality: string | null;
            /** @description The first portrait, as type, provider and key. */
            portrait: string | null;
            portraitConsentState: components["schemas"]["PortraitConsentState"];
        };
        /** @description Who plays in a team and who works for it. */
        Squad: {
            teamUuid: components["schemas"]["TeamId"];
            /** @description The active players, by number and name. */
            players: components["schemas"]["SquadPlayer"][];
            /** @description The active staff, in their order. */
            staffs: components["schemas"]["SquadStaff"][];
            /** @description Version of who plays, with which number and position, as `If-Match` takes it. */
            playersVersion: string;
            /** @description Version of who works for the team, as what and in which order, as `If-Match` takes it. */
            staffsVersion: string;
        };
        /** @description A player who joins a squad. */
        AddedPlayer: {
            uuid: components["schemas"]["Uuid"];
            /** @description Number on the jersey. */
            jerseyNumber?: number | null;
            /** @description Code of the position. */
            positionCode?: string | null;
            /** @description The team that the player leaves for this one. Without it, one who plays in another team is refused. */
            fromTeamUuid?: components["schemas"]["Uuid"];
        };
        /** @description Someone who leaves a squad. */
        SquadMember: {
            uuid: components["schemas"]["Uuid"];
        };
        /** @description Who joins a squad and who leaves it (specification §3). */
        PlayerSquadChange: {
            /** @description Players to add. One who is in the squad already has number and position changed; what is left out stays. */
            addedPlayers: components["schemas"]["AddedPlayer"][];
            /** @description Players to remove. One who is not in the squad is left alone. */
            removedPlayers: components["schemas"]["SquadMember"][];
        };
        /** @description A staff member who starts to work for a team. */
        AddedStaff: {
            uuid: components["schemas"]["Uuid"];
            /** @description What the staff member does for the team. */
            role?: string | null;
            /** @description Place among the staff, from 0. */
            sortOrder?: number;
        };
        /** @description Who starts to work for a team and who stops (specification §3). */
        StaffSquadChange: {
            /** @description Staff to add. Of one who works for the team already role and place are changed; what is left out stays. */
            addedStaffs: components["schemas"]["AddedStaff"][];
            /** @description Staff to remove. One who does not work for the team is left alone. */
            removedStaffs: components["schemas"]["SquadMember"][];
        };
        /**
         * @description What lists of games can be ordered by.
         * @default startDateTime
         * @enum {string}
         */
        GameOrder: "startDateTime" | "titles" | "homeTeam" | "awayTeam" | "venueName" | "roundNumber" | "status" | "series" | "lastModified";
        /** @description One page of games. */
        GamePage: {
            /** @description The rows of this page. */
            items: components["schemas"]["Game"][];
            /** @description Rows in all pages. */
            total: number;
            /** @description Number of this page. */
            page: number;
            /** @description Rows in a full page. */
            pageSize: number;
        };
        /** @description What one may send about a game. On an update a property that is left out keeps its value. */
        GameInput: WithRequired<components["schemas"]["GameFields"], "ssgtUuid" | "startDateTime">;
        /** @description A batch of games out of a file. */
        GameBatch: {
            importUuid: components["schemas"]["ImportUuid"];
            /** @description The rows. */
            rows: {
                line: components["schemas"]["ImportLine"];
                values?: components["schemas"]["GameInput"];
            }[];
        };
        /** @description Where a game is moved to. */
        GamePostponement: {
            /** @description The new start. */
            startDateTime: components["schemas"]["Instant"];
            /**
             * @description Whether only the new day is known.
             * @default false
             */
            timeToBeDecided?: boolean;
            /**
             * @description Whether the times of slides that show the game or lead to it are moved by as much.
             * @default false
             */
            moveSlides?: boolean;
        };
        /** @description Something that refers to a game. */
        GameLink: {
            /**
             * @description What it is; a layout shows it in a slide, and `nextHomeGame` is a slide that shows the next home game, which it is now.
             * @enum {string}
             */
            type: "metadata" | "gameSeries" | "menuItem" | "article" | "layout" | "nextHomeGame";
            /** @description Its identifier, different among the links of a game. */
            id: string;
            /** @description Its name for people. */
            title: string;
            /** @description The same in each language, where it differs in them. */
            titles: components["schemas"]["Title"][];
            /** @description Address in the console where it is edited. */
            path: string;
        };
        /**
         * @description Round of a tournament: Round of 16, Quarter Finals, Semi Finals, Finals (specification §3).
         * @enum {string}
         */
        Round: "ro16" | "ro8" | "ro4" | "ro2";
        /** @description The part of a game series that administrators write. */
        GameSeriesFields: {
            /** @description The competition that it belongs to. */
            ssgtUuid?: components["schemas"]["SsgtId"];
            round?: components["schemas"]["Round"];
            /** @description Its name in each language; without one it is called after its teams. */
            names?: components["schemas"]["Name"][];
            homeTeam?: components["schemas"]["GameTeam"];
            awayTeam?: components["schemas"]["GameTeam"];
            /** @description Place in its round, from 0; the next free one where a new game series leaves it out. */
            sortOrder?: number;
        };
        /** @description Identifier of a game series. */
        GameSeriesId: components["schemas"]["Uuid"];
        /** @description A game of a game series. */
        GameOfSeries: {
            uuid: components["schemas"]["GameId"];
            /** @description Both teams, as `Home - Away`. */
            displayName: string;
            /**
             * Format: date-time
             * @description When it starts.
             */
            startDateTime: string;
            /**
             * @description As of the game itself.
             * @enum {string}
             */
            displayStatus: "Deleted" | "Played" | "Upcoming";
            /** @description Goals of the home team. */
            homeScore: number | null;
            /** @description Goals of the away team. */
            awayScore: number | null;
        };
        /** @description The part of a game series that the service keeps or derives. */
        GameSeriesRecord: {
            uuid: components["schemas"]["GameSeriesId"];
            /** @description Its name, or both teams as `Home - Away`, in English where one is to be decided, or its round and place while both are. */
            displayName: string;
            /** @description What it is called in each language that this differs in; `display` for the others. */
            titles: components["schemas"]["Name"][];
            /** @description How many of the games that were played each team has won. */
            wins: {
                /** @description Games that the home team of the series won, wherever they were played. */
                home: number;
                /** @description Games that the away team of the series won, wherever they were played. */
                away: number;
            };
            /** @description All games of the competition between the two teams, by start. */
            games: components["schemas"]["GameOfSeries"][];
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
        /** @description The games of a competition that decide between two teams in a round of a tournament (specification §3). */
        GameSeries: WithRequired<components["schemas"]["GameSeriesFields"], "ssgtUuid" | "round" | "names" | "homeTeam" | "awayTeam" | "sortOrder"> & components["schemas"]["GameSeriesRecord"];
        /** @description One page of game series. */
        GameSeriesPage: {
            /** @description The rows of this page. */
            items: components["schemas"]["GameSeries"][];
            /** @description Rows in all pages. */
            total: number;
            /** @description Number of this page. */
            page: number;
            /** @description Rows in a full page. */
            pageSize: number;
        };
        /** @description What one may send about a game series. On an update a property that is left out keeps its value. */
        GameSeriesInput: WithRequired<components["schemas"]["GameSeriesFields"], "ssgtUuid" | "round">;
        /**
         * @description What a link leads to. lineUp needs the add-on lineUp, liveGame liveGames, liveGameV2 liveGamesV2 and statistics statisticsAdvanced.
         * @enum {string}
         */
        GameMetadataType: "ticket" | "stream" | "article" | "lineUp" | "liveGame" | "liveGameV2" | "statistics" | "other";
        /** @description One link of a game. */
        GameMetadataEntry: {
            type: components["schemas"]["GameMetadataType"];
            /**
             * Format: web-address-or-path
             * @description Where it leads, an address as specification §5 has it or a path of the site; never empty.
             */
            uri: string;
            /** @description Text of the link. */
            label?: string | null;
            /** @description Identifier of one of the logos, or the mediaString of an image of the library. */
            logo?: string | null;
        };
        /** @description What one may save about a game (specification §3). It replaces all that was saved before. */
        GameMetadataInput: {
            gameUuid: components["schemas"]["GameId"];
            ssgtUuid: components["schemas"]["SsgtId"];
            instanceId?: components["schemas"]["InstanceId"];
            /** @description The entries, in their order. */
            metadata: components["schemas"]["GameMetadataEntry"][];
        };
        /** @description The metadata of a game (specification §3). */
        GameMetadata: {
            gameUuid: components["schemas"]["GameId"];
            ssgtUuid: components["schemas"]["SsgtId"];
            instanceId: components["schemas"]["InstanceId"];
            /** @description The entries, in their order. */
            metadata: components["schemas"]["GameMetadataEntry"][];
        };
        /** @description A logo that an entry of metadata can show. */
        GameLogo: {
            id: components["schemas"]["Uuid"];
            /** @description Name of the logo. */
            name: string;
            /** @description Address of the picture. */
            url: string;
        };
        /** @description The values by key; the first version has goals, assists and points only. */
        StatisticsValues: {
            /** @description Goals. */
            goals: number;
            /** @description Assists. */
            assists: number;
            /** @description Points. */
            points: number;
            /** @description Penalty minutes. */
            penalties?: number;
            /** @description Shots at the goal, or at the goalkeeper. */
            shots?: number;
            /** @description Face-offs won. */
            faceoffs?: number;
            /** @description Time on ice in seconds. */
            timeOnIce?: number;
            /** @description Plus/minus. */
            plusMinus?: number;
            /** @description Goals in power play. */
            powerPlay?: number;
            /** @description Goals in box play. */
            boxPlay?: number;
        };
        /** @description What one player achieved in a competition. */
        StatisticsRow: {
            /** @description The player. */
            player: {
                uuid: components["schemas"]["Uuid"];
                /** @description First and last name. */
                fullName: string;
                /** @description Number on the jersey. */
                jerseyNumber: number | null;
                /** @description Code of the position. */
                positionCode: string | null;
                /** @description The mediaString of the first portrait. */
                portrait: string | null;
            };
            team: components["schemas"]["GameTeam"];
            values: components["schemas"]["StatisticsValues"];
        };
        /** @description Statistics of the players of a competition. */
        StatisticsModule: {
            module: components["schemas"]["StatisticsModuleName"];
            ssgt: components["schemas"]["GameSsgt"];
            /** @description A row for each player, the best first. */
            rows: components["schemas"]["StatisticsRow"][];
        };
        /** @description A value that every row has. */
        StatisticsColumn: {
            key: components["schemas"]["StatisticsKey"];
            kind: components["schemas"]["FigureKind"];
        };
        /** @description Statistics of the players of a competition, with their columns. */
        StatisticsModuleV2: {
            module: components["schemas"]["StatisticsModuleName"];
            ssgt: components["schemas"]["GameSsgt"];
            /** @description The values of a row, in the order to show them. */
            columns: components["schemas"]["StatisticsColumn"][];
            /** @description A row for each player, the best first. */
            rows: components["schemas"]["StatisticsRow"][];
        };
        /** @description What a player achieved in a competition. */
        PlayerStatistics: {
            /** @description Identifies the row among those of the player. */
            uuid: string;
            playerUuid: components["schemas"]["PlayerId"];
            ssgt: components["schemas"]["GameSsgt"];
            team: components["schemas"]["GameTeam"];
            module: components["schemas"]["StatisticsModuleName"];
            /** @description Goals. */
            goals: number;
            /** @description Assists. */
            assists: number;
            /** @description Points. */
            points: number;
            /** @description Penalty minutes. */
            penalties: number;
        };
        /** @description One page of the statistics of a player. */
        PlayerStatisticsPage: {
            /** @description The rows of this page. */
            items: components["schemas"]["PlayerStatistics"][];
            /** @description Rows in all pages. */
            total: number;
            /** @description Number of this page. */
            page: number;
            /** @description Rows in a full page. */
            pageSize: number;
        };
        /** @description What a tag is known by: `custom.<slug>`, or the resource and its id, such as `team.<uuid>`. A game tag of three parts says with the third as what the game is linked (specification §3). */
        TagValue: string;
        /**
         * @description What a tag stands for; `custom` is one that administrators made.
         * @enum {string}
         */
        TagResourceType: "custom" | "team" | "player" | "series" | "game";
        /** @description A tag. */
        Tag: {
            value: components["schemas"]["TagValue"];
            /** @description What it is called, in English where languages differ in it, as of a game whose teams are to be decided. */
            name: string;
            /** @description What it is called in each language that this differs in; `display` for the others. */
            titles: components["schemas"]["Name"][];
            /** @description Whether it is offered. A resource that is deleted is not. */
            active: boolean;
            /** @description Whether the site made it. */
            siteTag: boolean;
            instanceId: components["schemas"]["InstanceId"];
            resourceType: components["schemas"]["TagResourceType"];
            /** @description As what a game is linked, the third part of its value; `game` where it has two parts, empty for other tags. */
            linkType: string | null;
            /** @description What tells namesakes apart: the code of a team or series, the team of a player, the day of a game. */
            detail: string | null;
            /** @description How many things of the site bear it. */
            usageCount: number;
            /** @description How many of them are images of the library. */
            imageCount: number;
            /** @description How many of them are videos of the library. */
            videoCount: number;
            /** @description How many of them are articles, deleted ones left out. */
            articleCount: number;
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
        /** @description One page of tags. */
        TagPage: {
            /** @description The rows of this page. */
            items: components["schemas"]["Tag"][];
            /** @description Rows in all pages. */
            total: number;
            /** @description Number of this page. */
            page: number;
            /** @description Rows in a full page. */
            pageSize: number;
        };
        /** @description What the tag is called; blanks around it and doubled ones are not kept. */
        TagName: string;
        /** @description What one may send about a new tag. */
        TagInput: {
            name: components["schemas"]["TagName"];
        };
        /** @description What a search for tags asks. */
        TagSearch: {
            /** @description Text to search for, letter case, marks and surrounding blanks ignored. Empty: the newest. */
            searchString: string;
            /** @description Only tags of these kinds. */
            onlyResourceTypes?: components["schemas"]["TagResourceType"][];
            /** @description No tags of these kinds. */
            excludeResourceTypes?: components["schemas"]["TagResourceType"][];
        };
        /** @description Tags that become one. */
        TagMerge: {
            /** @description The custom tags that end, by their values. */
            from: components["schemas"]["TagValue"][];
            into: components["schemas"]["TagValue"];
        };
        /** @description Whether a tag is to be offered. */
        TagActivation: {
            /** @description Whether it is offered. */
            active: boolean;
        };
        /** @description A channel that videos are shown in. */
        VideoChannel: {
            /** @description Its identifier; a new channel has none yet. */
            id?: string | null;
            /** @description What it is called; no other channel of the network may have the name. */
            name: string;
            /** @description Who serves its videos, as in a mediaString; `embedded` is this service. */
            provider: string;
            /** @description Whether sites show it; not when left out. */
            active?: boolean;
            /** @description The sites of the network that show it; none when left out. */
            instanceIds?: components["schemas"]["InstanceId"][];
        };
        /** @description The video channels of a network. */
        VideoChannels: {
            /** @description The channels, in their order. */
            channels: components["schemas"]["VideoChannel"][];
        };
        /**
         * @description What an item of the library is.
         * @enum {string}
         */
        MediaType: "image" | "video";
        /**
         * @description Whether the item waits for its file, has it, or got one that could not be used.
         * @enum {string}
         */
        MediaStatus: "pending" | "ready" | "failed";
        /** @description A tag of an item. Written, its value is what counts. */
        MediaTag: {
            value: components["schemas"]["TagValue"];
            /** @description Name of the tag. */
            name?: string;
            /** @description What the tag is called in each language that this differs in; `display` for the others. */
            titles?: components["schemas"]["Name"][];
        };
        /** @description A category of an item. Written, its identifier is what counts. */
        MediaCategoryRef: {
            /** @description Identifier of the category. */
            id: number;
            /** @description Name of the category. */
            name?: string;
        };
        /** @description The point that every crop of the picture keeps, in parts of its width and height from the top left. The middle counts as none. Images only. */
        FocalPoint: {
            /** @description Place across, from 0 at the left to 1 at the right. */
            fpx: number;
            /** @description Place down, from 0 at the top to 1 at the bottom. */
            fpy: number;
        } | null;
        /** @description The part of an item that administrators write. Images have no publishing, lock or thumbnail; videos have no photographer, legal text or focal point. */
        MediaFields: {
            /** @description Name of the item; surrounding blanks are not kept. */
            name?: string;
            /** @description What it shows, also for those who do not see it. */
            description?: string | null;
            /** @description Whether only administrators find it. */
            isPrivate?: boolean;
            /** @description The tags of the item, other than those of games. */
            tags?: components["schemas"]["MediaTag"][];
            /** @description The games that the item is linked to, as tags `game.<uuid>`. */
            gameTags?: components["schemas"]["MediaTag"][];
            /** @description The categories of the item; an image has one at most. */
            categories?: components["schemas"]["MediaCategoryRef"][];
            /** @description The category of an image, by its identifier. */
            categoryId?: number | null;
            /** @description Who took the picture; images only. */
            photographer?: string | null;
            /** @description Rights to the picture; images only. */
            legal?: string | null;
            focalPoint?: components["schemas"]["FocalPoint"];
            /** @description Whether the video is protected from changes in the console until it is unlocked there; videos only. */
            isLocked?: boolean;
            /** @description Whether lists of the public site leave the video out; videos only. */
            isHiddenInListing?: boolean;
            /** @description An image of the library that stands for the video, by its mediaString; videos only. */
            thumbnail?: string | null;
            /** @description Whether the video is a draft and not published; videos only. */
            draft?: boolean;
            /**
             * Format: date-time
             * @description When the video is published; a new moment must be in the future (specification §5). Videos only.
             */
            publishDate?: string | null;
        };
        /** @description Raw properties of the file (specification §3); null without a file. */
        MediaProperties: {
            /** @description Width as shown, pixels. */
            PixelWidth: number;
            /** @description Height as shown, pixels. */
            PixelHeight: number;
            /** @description Size of the file, bytes. */
            "Content-Length": number;
            /** @description Type of the file. */
            "Content-Type": string;
        } | null;
        /** @description The image of the library that stands for a video. */
        MediaThumbnail: {
            id: components["schemas"]["Uuid"];
            /** @description Name of the image. */
            name: string;
            mediaString: components["schemas"]["MediaString"];
            /** @description Address of the image. */
            url: string;
            focalPoint: components["schemas"]["FocalPoint"];
        } | null;
        /** @description The part of an item that the service keeps. */
        MediaRecord: {
            id: components["schemas"]["Uuid"];
            type: components["schemas"]["MediaType"];
            mediaString: components["schemas"]["MediaString"];
            /** @description Whether width and height are as 16 to 9, fit to be main media. */
            sixteenNine: boolean;
            /** @description How often it was rendered. */
            views: number;
            /**
             * Format: picture-address
             * @description Address of the picture, or of the video's poster, to which imgix parameters can be added; null without one.
             */
            imgixUrl: string | null;
            /** @description Path of the file below the address of the media; empty without a file. */
            filepath: string;
            /** @description Path of the renditions below the address of the media; empty without a picture. */
            thumbDir: string;
            /** @description Type of the file, such as `image/jpeg`. */
            mimetype: string | null;
            /** @description Address of this item in the service. */
            mediaPropertiesUrl: string;
            properties: components["schemas"]["MediaProperties"];
            /** @description Size of the file, bytes. */
            size: number | null;
            /** @description Width as shown, pixels. */
            width: number | null;
            /** @description Height as shown, pixels. */
            height: number | null;
            /** @description Duration of a video, seconds. */
            duration: number | null;
            status: components["schemas"]["MediaStatus"];
            /** @description SHA-256 of the file as it was uploaded, in hexadecimal. */
            hash: string | null;
            /** @description Rises whenever the address has something else to show. */
            version: number;
            /**
             * Format: picture-address
             * @description Address of the picture that stands for the item: itself, a video's thumbnail, or its poster.
             */
            thumbnailUrl: string | null;
            thumbnailMediaObject: components["schemas"]["MediaThumbnail"];
            /** @description Address of the video file; null for an image and without a file. */
            video: string | null;
            /** @description Whether publishDate is in the future (specification §3). */
            isScheduled: boolean;
            instanceId: components["schemas"]["InstanceId"];
            /** @description Who uploaded it. */
            createdBy: string | null;
            /**
             * Format: date-time
             * @description When it was uploaded.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            lastModified: string;
        };
        /** @description An image or a video of the library (specification §3). */
        Media: WithRequired<components["schemas"]["MediaFields"], "name" | "description" | "isPrivate" | "tags" | "gameTags" | "categories" | "categoryId" | "photographer" | "legal" | "focalPoint" | "isLocked" | "isHiddenInListing" | "thumbnail" | "draft" | "publishDate"> & components["schemas"]["MediaRecord"];
        /** @description One page of media. */
        MediaPage: {
            /** @description The items of this page. */
            items: components["schemas"]["Media"][];
            /** @description Items in all pages. */
            total: number;
            /** @description Number of this page. */
            page: number;
            /** @description Items in a full page. */
            pageSize: number;
        };
        /** @description What one may send about an item. On an update a property that is left out keeps its value. */
        MediaInput: {
            /** @description The file of a new item, as its upload named it: needed for an image. On an update it may be sent along, but not changed. */
            mediaString?: components["schemas"]["MediaString"];
            /** @description The reported upload of an image, such as a frame that the browser took, that becomes the poster of a video. */
            posterUploadKey?: string | null;
        } & WithRequired<components["schemas"]["MediaFields"], "name">;
        /** @description How an upload ended. */
        UploadReport: {
            /**
             * @description Whether the file arrived (specification §4).
             * @enum {string}
             */
            uploadStatus: "success" | "exception";
            /**
             * @description Who stores the file, as the mediaString names it.
             * @enum {string}
             */
            provider: "embedded";
            /** @description The upload; without it the latest one of the video. */
            uploadKey?: components["schemas"]["Uuid"];
        };
        /** @description The item of the site that has the same file, if any. */
        MediaDuplicate: {
            id: components["schemas"]["Uuid"];
            type: components["schemas"]["MediaType"];
            /** @description Name of the item. */
            name: string;
            mediaString: components["schemas"]["MediaString"];
        } | null;
        /** @description What the service found in an uploaded file. */
        UploadedFile: {
            uploadKey: components["schemas"]["Uuid"];
            mediaString: components["schemas"]["MediaString"];
            /** @description Type of the file by its content. */
            mimetype: string;
            /** @description Size of the stored file, bytes. */
            size: number;
            /** @description Width as shown, pixels. */
            width: number;
            /** @description Height as shown, pixels. */
            height: number;
            /** @description Duration of a video, seconds. */
            duration: number | null;
            /** @description SHA-256 of the file as it was uploaded, in hexadecimal. */
            hash: string;
            /** @description Whether the picture was turned as its camera had noted. */
            rotated: boolean;
            duplicateOf: components["schemas"]["MediaDuplicate"];
        };
        /** @description The file of a video. */
        VideoConfig: {
            /** @description Name of the file. */
            fileName: string;
            /**
             * @description Who is to store the file.
             * @enum {string}
             */
            provider: "embedded";
            /** @description Type of the file; told by its name where it is left out. */
            mimeType?: string;
            /** @description Size of the file, bytes; without it any size up to the largest is taken. */
            size?: number;
        };
        /** @description A category of images or videos (specification §3). */
        MediaCategory: {
            /** @description Identifier of the category. */
            id: number;
            /** @description Name of the category. */
            name: string;
        };
        /** @description Somebody who uploaded media. */
        MediaUploader: {
            /** @description What the filter `uploader` takes. */
            id: string;
            /** @description Name to show. */
            name: string;
        };
        /** @description A display media item (specification §3). It is an image when url is set and videourl is not, a video when videourl is set. */
        RenderedMedia: {
            /** @description Address of the picture, or of the video's thumbnail. */
            url: string | null;
            /** @description What it shows. */
            alt: string;
            /** @description The picture in 31 widths; empty without a picture. */
            srcset: string;
            /** @description Address of the video file. */
            videourl: string | null;
            /** @description Who took the picture. */
            photographer: string | null;
            focalPoint: components["schemas"]["FocalPoint"];
            /** @description Whether crops keep a point that was chosen. */
            isFocalCropped: boolean;
        };
        /** @description Something that refers to an item. */
        MediaUse: {
            /**
             * @description What it is; gameMetadata is a logo of game metadata, a video refers to its thumbnail, a layout by its settings, sections and slides.
             * @enum {string}
             */
            type: "team" | "player" | "staff" | "gameMetadata" | "video" | "article" | "sponsor" | "layout";
            /** @description Its identifier. */
            id: string;
            /** @description What it is called. */
            title: string;
            /** @description Its page in the console. */
            path: string;
            /** @description Dotted path of the property that refers to the item. */
            field: string;
        };
        /** @description How much a site stores. */
        MediaQuota: {
            /** @description What its files and open uploads take, bytes. */
            used: number;
            /** @description What they may take, bytes. */
            limit: number;
        };
        /**
         * @description What the body is: plain text (v1), HTML (v2) or a document of the editor (v3). Only v3 is written; the others are read.
         * @enum {string}
         */
        ArticleVersion: "v1" | "v2" | "v3";
        /** @description A document of the editor, `doc` with its `content`; HTML or plain text in articles of older versions. More than one picture needs an add-on. */
        ArticleBody: {
            [key: string]: unknown;
        } | string | null;
        /** @description What stands above the text from elsewhere, instead of an item of the library. */
        EmbeddedMedia: {
            /**
             * Format: web-address
             * @description Its address.
             */
            url: string;
            /** @description An image of the library that stands for it. */
            thumbnail?: string | null;
        } | null;
        /** @description A picture of a gallery. */
        GalleryPicture: {
            /** @description The image of the library. */
            media: string;
            /** @description What it shows. */
            alt?: string | null;
            /** @description The text beneath it. */
            caption?: string | null;
            /** @description Who took it. */
            credit?: string | null;
        };
        /** @description A correction that readers see beneath the text. */
        ArticleCorrection: {
            at: components["schemas"]["Instant"];
            /** @description What was wrong and what is right. */
            text: string;
            /**
             * @description Whether something was wrong or only unclear.
             * @enum {string}
             */
            kind: "correction" | "clarification";
        };
        /** @description Where it was imported from. */
        ImportedFrom: {
            /** @description Name of the source. */
            source: string;
            /** @description What the source calls it. */
            id: string;
            /**
             * Format: web-address
             * @description Its address there.
             */
            url?: string | null;
        } | null;
        /** @description What else is known of an article. Properties that the contract does not name are kept as they came. */
        ArticleMetadata: {
            /**
             * @description Whether its main media is an item of the library or embedded (specification §3).
             * @enum {string}
             */
            mediaType?: "library" | "embedded";
            /** @description The last part of its public address; made from the headline when it is published without one. */
            slug?: string | null;
            /**
             * Format: date-time
             * @description When it leaves the site.
             */
            unpublishAt?: string | null;
            /**
             * Format: date-time
             * @description Until when it must not be published.
             */
            embargoUntil?: string | null;
            /** @description Whether it is published as soon as every game that it is linked to was played; no longer true once it is. */
            publishAfterGame?: boolean | null;
            /** @description Its headline for search engines. */
            seoTitle?: string | null;
            /** @description What search engines show beneath it. */
            seoDescription?: string | null;
            /** @description The image of the library that social networks show. */
            shareImage?: string | null;
            /**
             * Format: web-address
             * @description Where the text was published first.
             */
            canonicalUrl?: string | null;
            /**
             * Format: web-address
             * @description Where it leads instead of to its own page.
             */
            externalUrl?: string | null;
            /** @description Whether search engines are asked to leave it out. */
            noIndex?: boolean;
            /** @description Whether only subscribers read it. */
            isLocked?: boolean;
            /** @description Pictures beneath the text, in their order. */
            gallery?: components["schemas"]["GalleryPicture"][];
            /** @description Articles that it points to, in their order. */
            related?: components["schemas"]["Uuid"][];
            /** @description What was corrected after it was published. */
            corrections?: components["schemas"]["ArticleCorrection"][];
            /** @description A note for colleagues; it is never published. */
            note?: string | null;
            imported?: components["schemas"]["ImportedFrom"];
        } & {
            [key: string]: unknown;
        };
        /** @description The part of an article that administrators write. */
        ArticleFields: {
            articleVersion?: components["schemas"]["ArticleVersion"];
            /** @description Its headline; surrounding blanks are not kept. */
            header?: string;
            /** @description The text between headline and body. A JSON string or a document of the editor is read as such, anything else is text (specification §3). */
            intro?: string | null;
            /** @description The word above the headline. */
            label?: string | null;
            body?: components["schemas"]["ArticleBody"];
            /** @description Who wrote it. */
            author?: string | null;
            /** @description Its language by two letters; `SE` is read as `sv` (specification §3). */
            lang?: string;
            /** @description The picture or video of the library above the text, in 16:9 (specification §5). */
            mainMedia?: string | null;
            embeddedMedia?: components["schemas"]["EmbeddedMedia"];
            /** @description Its tags; those of games link it to games (specification §3). */
            tags?: components["schemas"]["MediaTag"][];
            /** @description Whether lists of the public site leave it out. */
            hideInListing?: boolean;
            /** @description The desk or person that answers for it. */
            owner?: string | null;
            /** @description The site of the network that owns it; another than the active one is for super administrators. */
            ownerInstanceId?: components["schemas"]["InstanceId"];
            /** @description Whether it is published, or will be at `publishedAt`. */
            published?: boolean;
            /**
             * Format: date-time
             * @description When it is or was published; a moment ahead schedules it.
             */
            publishedAt?: string | null;
            /** @description Whether the site draws it larger than others. */
            highlightedArticle?: boolean;
            /** @description Its weight on the site, from 0 to 100. */
            sitePriority?: number;
            metadata?: components["schemas"]["ArticleMetadata"];
        };
        /** @description What one may send about an article. On an update a property that is left out keeps its value. */
        ArticleInput: WithRequired<components["schemas"]["ArticleFields"], "articleVersion" | "header">;
        /** @description Identifier of an article. */
        ArticleId: components["schemas"]["Uuid"];
        /** @description A game that an article is linked to. */
        LinkedGame: {
            gameUuid: components["schemas"]["GameId"];
            /** @description As what it is linked, the third part of the tag; `game` where it has two parts (specification §3). */
            linkType: string;
            /** @description Both teams, as `Home - Away`. */
            title: string;
            /** @description The same in each language, where it differs in them. */
            titles: components["schemas"]["Title"][];
            /**
             * Format: date-time
             * @description When the game starts.
             */
            startDateTime: string | null;
        };
        /**
         * @description How far it has come: never published, to be published at a moment ahead, published, no longer published, over since `unpublishAt`, or deleted.
         * @enum {string}
         */
        ArticleState: "draft" | "scheduled" | "published" | "unpublished" | "expired" | "deleted";
        /** @description Somebody who has an article open. */
        ArticleEditor: {
            /** @description Name of the person. */
            name: string;
            /**
             * Format: date-time
             * @description Since when.
             */
            since: string;
        };
        /** @description The part of an article that the service keeps or derives. */
        ArticleRecord: {
            id: components["schemas"]["ArticleId"];
            /** @description Whether it is deleted and listed among the deleted ones alone. */
            deleted: boolean;
            /** @description The games that its tags link it to. */
            linkedToGames: components["schemas"]["LinkedGame"][];
            /** @description As what it is linked to the first of them; null without games. */
            linkedToGameAs: string | null;
            state: components["schemas"]["ArticleState"];
            /** @description Its headline as readers see it. */
            articleTitle: string;
            /** @description Its intro as plain text. */
            articleIngress: string;
            /** @description Its body as clean HTML, whatever its version. */
            articleBody: string;
            /** @description Words of intro and body. */
            wordCount: number;
            /** @description How long it takes to read, minutes. */
            readingMinutes: number;
            /** @description Its public address once it is published; null before and where the site has none. */
            url: string | null;
            /** @description Number of its version. */
            version: number;
            /** @description Number of its newest revision. */
            revision: number;
            /**
             * Format: date-time
             * @description When it was published first.
             */
            firstPublishedAt: string | null;
            /**
             * Format: date-time
             * @description When it was deleted.
             */
            deletedAt: string | null;
            /** @description Who has it open for editing just now. */
            editedBy: components["schemas"]["ArticleEditor"][];
            instanceId: components["schemas"]["InstanceId"];
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
            /** @description Who changed it last. */
            modifiedBy: string | null;
        };
        /** @description An article (specification §3). */
        Article: WithRequired<components["schemas"]["ArticleFields"], "articleVersion" | "header" | "intro" | "label" | "body" | "author" | "lang" | "mainMedia" | "embeddedMedia" | "tags" | "hideInListing" | "owner" | "ownerInstanceId" | "published" | "publishedAt" | "highlightedArticle" | "sitePriority" | "metadata"> & components["schemas"]["ArticleRecord"];
        /** @description An article, in the envelope that the management service puts articles in (specification §7). */
        ArticleReply: {
            /** @description The status of the reply. */
            code: number;
            /** @description What was asked for. */
            data: {
                article: components["schemas"]["Article"];
            };
        };
        /**
         * @description Which articles (specification §4): all that are not deleted, those that are published or will be, those that are not or no longer published, or the deleted ones.
         * @enum {string}
         */
        ArticleList: "latest" | "published" | "unpublished" | "deleted";
        /** @description An article in a list, without its body. */
        ArticleRow: {
            id: components["schemas"]["ArticleId"];
            /** @description Its headline. */
            header: string;
            /** @description The first 300 letters of its intro as plain text. */
            introRawText: string;
            /** @description The word above the headline. */
            label: string | null;
            /** @description Its language by two letters. */
            lang: string;
            /** @description Who wrote it. */
            author: string | null;
            state: components["schemas"]["ArticleState"];
            /** @description Whether it is published, or will be at `publishedAt`. */
            published: boolean;
            /**
             * Format: date-time
             * @description When it is or was published.
             */
            publishedAt: string | null;
            /**
             * Format: date-time
             * @description When it was published first.
             */
            firstPublishedAt: string | null;
            /** @description Whether it is deleted. */
            deleted: boolean;
            /**
             * Format: date-time
             * @description When it was deleted.
             */
            deletedAt: string | null;
            /** @description Its main media in the library. */
            mainMedia: string | null;
            /**
             * Format: picture-address
             * @description Address of the picture that stands for it.
             */
            thumbnailUrl: string | null;
            /**
             * Format: date-time
             * @description When it leaves the site.
             */
            unpublishAt: string | null;
            /** @description The first five of its tags that are no games. */
            tags: components["schemas"]["MediaTag"][];
            /** @description How many tags it has that are no games. */
            tagCount: number;
            /** @description How many games it is linked to. */
            gameCount: number;
            articleVersion: components["schemas"]["ArticleVersion"];
            /** @description Whether the site draws it larger than others. */
            highlightedArticle: boolean;
            /** @description Its weight on the site. */
            sitePriority: number;
            /** @description Whether lists of the public site leave it out. */
            hideInListing: boolean;
            /** @description Words of intro and body. */
            wordCount: number;
            /** @description Its public address once it is published. */
            url: string | null;
            /** @description What `If-Match` names, in quotation marks, to change it. */
            version: number;
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
            /** @description Who changed it last. */
            modifiedBy: string | null;
            /** @description Who has it open for editing just now. */
            editedBy: components["schemas"]["ArticleEditor"][];
        };
        /** @description One page of articles. */
        ArticlePage: {
            /** @description The rows of this page. */
            items: components["schemas"]["ArticleRow"][];
            /** @description Rows in all pages. */
            total: number;
            /** @description Number of this page. */
            page: number;
            /** @description Rows in a full page. */
            pageSize: number;
        };
        /** @description An article by its headline, for choosing one. */
        ArticleTitle: {
            id: components["schemas"]["ArticleId"];
            /** @description Its headline. */
            header: string;
            state: components["schemas"]["ArticleState"];
            /**
             * Format: date-time
             * @description When it is or was published.
             */
            publishedAt: string | null;
        };
        /** @description Where an article is seen before it is published, in the envelope of articles. */
        PreviewTokenReply: {
            /** @description The status of the reply. */
            code: number;
            /** @description The token and the addresses that hold it. */
            data: {
                /** @description What opens the preview for 24 hours (specification §9). */
                token: string;
                /** @description Address of the preview. */
                url: string;
                /** @description Address of the preview as wide as a phone, 375 px. */
                mobileUrl: string;
                /**
                 * Format: date-time
                 * @description When the token expires.
                 */
                expiresAt: string;
            };
        };
        /** @description Identifier of a template of articles. */
        ArticleTemplateId: components["schemas"]["Uuid"];
        /** @description An article that is not stored yet, in the envelope of articles. */
        ArticleDraftReply: {
            /** @description The status of the reply. */
            code: number;
            /** @description What was asked for. */
            data: {
                article: components["schemas"]["ArticleInput"];
            };
        };
        /** @description What new articles can start from. Words such as `{homeTeam}` in its texts are filled in from a game. */
        ArticleTemplate: {
            id: components["schemas"]["ArticleTemplateId"];
            /** @description What it is called. */
            name: string;
            article: components["schemas"]["ArticleInput"];
            /** @description What `If-Match` names, in quotation marks, to change it. */
            version: number;
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
        /** @description What one may send about a template. */
        ArticleTemplateInput: {
            /** @description What it is called; no other template of the site is called so. */
            name: string;
            article: components["schemas"]["ArticleInput"];
        };
        /** @description The text whose games are looked for. */
        GameSuggestionQuery: {
            /** @description The beginning of the text. */
            text: string;
            /**
             * Format: date-time
             * @description When it is published, now unless told; games within three days of it count.
             */
            publishedAt?: string | null;
        };
        /** @description A game that a text seems to be about. */
        GameSuggestion: {
            gameUuid: components["schemas"]["GameId"];
            /** @description Both teams, as `Home - Away`. */
            title: string;
            /** @description The same in each language, where it differs in them. */
            titles: components["schemas"]["Title"][];
            /**
             * Format: date-time
             * @description When the game starts.
             */
            startDateTime: string | null;
            /**
             * @description As what it would be linked: before, during or after the game.
             * @enum {string}
             */
            linkType: "preview" | "live" | "report";
            /** @description The words of the text that name its teams. */
            names: string[];
        };
        /** @description An article as it was saved once. */
        ArticleRevision: {
            /** @description Its number, from 1. */
            revision: number;
            /**
             * Format: date-time
             * @description When it was saved last.
             */
            at: string;
            /** @description Who saved it. */
            by: string | null;
            /**
             * @description What was done then.
             * @enum {string}
             */
            reason: "created" | "saved" | "published" | "unpublished" | "deleted" | "restored";
            /** @description Words that it had. */
            wordCount: number;
        };
        /** @description What an article said in a revision. */
        ArticleRevisionContent: {
            /** @description Its number, from 1. */
            revision: number;
            /**
             * Format: date-time
             * @description When it was saved last.
             */
            at: string;
            /** @description Who saved it. */
            by: string | null;
            article: components["schemas"]["ArticleInput"];
        };
        /** @description Something that refers to an article. */
        ArticleUse: {
            /**
             * @description What it is; related is another article that points to it, a layout shows it in a section or a slide.
             * @enum {string}
             */
            type: "route" | "menuItem" | "gameMetadata" | "related" | "layout";
            /** @description Its identifier, different among the uses of an article. */
            id: string;
            /** @description What it is called. */
            title: string;
            /** @description Its page in the console. */
            path: string;
        };
        /** @description A list of articles in a layout that shows an article, or would. */
        ArticlePlace: {
            layoutId: components["schemas"]["Uuid"];
            /** @description What the layout is called. */
            layoutName: string;
            /** @description The section, different among the places of an article. */
            sectionId: string;
            /** @description The heading of the section; null without one. */
            sectionTitle: string | null;
            /** @description Which of its articles it is, from 1. */
            place: number;
            /** @description The headline that the list would no longer show; null where none falls out. */
            pushesOut: string | null;
            /** @description The page of the layout in the console. */
            path: string;
        };
        /** @description Whether the article is open for editing. */
        ArticlePresenceInput: {
            /** @description Whether it is still open; false ends it. */
            isEditing: boolean;
        };
        /** @description Who else has an article open. */
        ArticlePresence: {
            /** @description The others, longest first. */
            others: components["schemas"]["ArticleEditor"][];
        };
        /**
         * @description What is done to an article.
         * @enum {string}
         */
        ArticleAction: "publish" | "unpublish" | "delete" | "restore" | "duplicate";
        /** @description Somebody whose ads a site can show. */
        DynamicAdsProvider: {
            /** @description What it is known by. */
            name: string;
            /** @description What it is called. */
            displayName: string;
        };
        /** @description A place for ads on the pages of a site. */
        DynamicAdsSlot: {
            /** @description Its identifier; a new slot has none yet. */
            id?: string | null;
            /** @description What it is called; no other slot of the configuration may have the name, letter case ignored. */
            name: string;
            /** @description The HTML that the site puts there. It is kept word for word, and nothing but the site executes it; empty when left out. */
            html?: string;
        };
        /** @description The part of a configuration that administrators write. */
        DynamicAdsConfigFields: {
            /** @description The provider, by its name; a site has one configuration of each at most. */
            name?: string;
            /** @description The company whose ads are shown. */
            company?: string | null;
            /**
             * Format: web-address
             * @description Address of the script that shows the ads, always by https.
             */
            importScript?: string | null;
            /**
             * Format: web-address
             * @description Where a click on an ad leads, an address as specification §5 has it.
             */
            redirectLink?: string | null;
            /** @description The places for ads, in their order, each name once. */
            htmlSlots?: components["schemas"]["DynamicAdsSlot"][];
            /** @description Whether the site uses this configuration. Setting it takes it from the other one. */
            isSelected?: boolean;
            /** @description Whether its ads are shown; not when left out of a new one. */
            isActive?: boolean;
            /** @description Whether the sections of the site that show ads follow its slots. */
            updateAdsSections?: boolean;
        };
        /** @description What one may send about the ads of a provider. On an update a property that is left out keeps its value. */
        DynamicAdsConfigInput: WithRequired<components["schemas"]["DynamicAdsConfigFields"], "name">;
        /** @description The part of a configuration that the service keeps. */
        DynamicAdsConfigRecord: {
            id: components["schemas"]["Uuid"];
            ownerInstanceId: components["schemas"]["InstanceId"];
            /** @description What the provider is called. */
            providerName: string;
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
        /** @description How a site shows the ads of a provider (specification §3). */
        DynamicAdsConfig: WithRequired<components["schemas"]["DynamicAdsConfigFields"], "name" | "company" | "importScript" | "redirectLink" | "htmlSlots" | "isSelected" | "isActive" | "updateAdsSections"> & components["schemas"]["DynamicAdsConfigRecord"];
        /** @description One page of configurations. */
        DynamicAdsConfigPage: {
            /** @description The rows of this page. */
            items: components["schemas"]["DynamicAdsConfig"][];
            /** @description Rows in all pages. */
            total: number;
            /** @description Number of this page. */
            page: number;
            /** @description Rows in a full page. */
            pageSize: number;
        };
        /** @description Whom one asks about the contract; never public. */
        SponsorContact: {
            /** @description Who it is. */
            name?: string;
            /** @description E-mail address. */
            email?: string;
            /** @description Telephone number. */
            phone?: string;
        } | null;
        /** @description The part of a sponsor that administrators write. */
        SponsorFields: {
            /** @description What the sponsor is called; the words null and undefined count as nothing (specification §5). */
            name?: string;
            /** @description The logo on light ground, an image of the library. */
            logo?: string | null;
            /** @description The logo on dark ground; the other one is shown there without it. */
            logoDark?: string | null;
            /** @description What the logo says, for those who do not see it; the name without it. */
            alt?: string | null;
            /**
             * Format: web-address
             * @description Where a press on the logo leads, an address as specification §5 has it.
             */
            url?: string | null;
            /** @description Parameters that are added to that, such as `utm_source=frosthamn`, by which the sponsor counts visits. */
            urlParameters?: string | null;
            /** @description Whether a press opens a new tab. */
            openInNewTab?: boolean;
            /** @description Whether it is shown at all; shown when left out of a new one. */
            active?: boolean;
            /**
             * Format: date
             * @description First day of the contract; null for one that has begun.
             */
            contractFrom?: string | null;
            /**
             * Format: date
             * @description Last day of the contract, on which the logo is still shown; null for one without an end.
             */
            contractUntil?: string | null;
            /** @description So many days before its end a contract is said to end soon; 30 when left out of a new one. */
            warnDays?: number;
            contact?: components["schemas"]["SponsorContact"];
            /** @description What administrators have to know; never public. */
            note?: string | null;
            /** @description What another system, such as a CRM, knows it by; no other sponsor of the site has it. */
            externalId?: string | null;
        };
        /**
         * @description Where a sponsor stands on a day: inactive where it is switched off, ended after the last day of its contract, upcoming before the first, endingSoon within the days of warning before the last, else active. Visitors see those that are active or endingSoon.
         * @enum {string}
         */
        SponsorState: "active" | "upcoming" | "endingSoon" | "ended" | "inactive";
        /** @description A group that a sponsor stands in. */
        SponsorGroupName: {
            id: components["schemas"]["Uuid"];
            /** @description What the group is called. */
            name: string;
            /** @description Whether it is the main group of the network. */
            isMain: boolean;
        };
        /** @description The part of a sponsor that the service keeps or derives. */
        SponsorRecord: {
            id: components["schemas"]["SponsorId"];
            instanceId: components["schemas"]["InstanceId"];
            state: components["schemas"]["SponsorState"];
            /** @description Days until the last one of its contract, which is 0; negative after it, null without an end. */
            daysLeft: number | null;
            /** @description Whether its contract has no last day. */
            isOpenEnded: boolean;
            /** @description The host of its address, without `www.`. */
            host: string | null;
            /** @description Its address with its parameters. */
            clickUrl: string | null;
            /**
             * Format: picture-address
             * @description Address of the logo's picture; null without one.
             */
            logoUrl: string | null;
            /** @description Address of the picture of the logo on dark ground; null without one. */
            logoDarkUrl: string | null;
            /** @description Width of the logo, pixels. */
            logoWidth: number | null;
            /** @description Height of the logo, pixels. */
            logoHeight: number | null;
            /** @description The groups that it stands in. */
            groups: components["schemas"]["SponsorGroupName"][];
            /** @description The main group of the network that it stands in; null where it does not. */
            mainGroup: string | null;
            /** @description The first group of the site that it stands in, the main group aside; null where it stands in none. */
            siteGroup: string | null;
            /** @description How many things refer to it. */
            usageCount: number;
            /** @description Number of its version. */
            version: number;
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
        /** @description Who pays for the site, with the logo that visitors see (specification §2). */
        Sponsor: WithRequired<components["schemas"]["SponsorFields"], "name" | "logo" | "logoDark" | "alt" | "url" | "urlParameters" | "openInNewTab" | "active" | "contractFrom" | "contractUntil" | "warnDays" | "contact" | "note" | "externalId"> & components["schemas"]["SponsorRecord"];
        /** @description One page of sponsors. */
        SponsorPage: {
            /** @description The rows of this page. */
            items: components["schemas"]["Sponsor"][];
            /** @description Rows in all pages. */
            total: number;
            /** @description Number of this page. */
            page: number;
            /** @description Rows in a full page. */
            pageSize: number;
        };
        /** @description What one may send about a sponsor. On a change a property that is left out keeps its value. */
        SponsorInput: {
            /** @description The sponsor that a POST changes; without it a new one is made. In a PUT the address says it. */
            id?: components["schemas"]["Uuid"];
        } & WithRequired<components["schemas"]["SponsorFields"], "name">;
        /** @description Somewhere that a sponsor stands. */
        SponsorUse: {
            /**
             * @description What it is; a section shows a group that it stands in or a logo of it, a slide and an article a logo of it.
             * @enum {string}
             */
            type: "group" | "mainGroup" | "section" | "slide" | "article";
            /** @description Its identifier. */
            id: string;
            /** @description What it is called. */
            title: string;
            /** @description Its page in the console. */
            path: string;
        };
        /** @description A group of sponsors that sections can show. */
        ShownSponsorGroup: {
            /** @description Its identifier; `main` for the main group of the network. */
            id: string;
            /** @description Whether the network's master site keeps it for all its sites. */
            isMain: boolean;
            /** @description What it is called where no name has the language. */
            displayName: string;
            /** @description What visitors read above it in each language; the name without one. */
            names: components["schemas"]["Name"][];
        };
        /** @description Who stands in a group of sponsors. */
        GroupSponsors: {
            /** @description The sponsors, in their order, each once. */
            sponsors: components["schemas"]["SponsorMembership"][];
        };
        /** @description The groups of sponsors of a site. */
        SponsorGroups: {
            /** @description The groups, in their order. Written, one with the id of a group that is there stays the same one, and one that is missing is deleted. */
            groups: components["schemas"]["SponsorGroup"][];
        };
        /** @description Who stands in which group of sponsors of a site. */
        SiteGroupSponsors: {
            groupId: components["schemas"]["Uuid"];
            /** @description The sponsors, in their order, each once. */
            sponsors: components["schemas"]["SponsorMembership"][];
        };
        /** @description How many subscriptions a site has. */
        SubscriptionCount: {
            /** @description Subscriptions that run. */
            active: number;
            /** @description Subscriptions that rest for a while. */
            paused: number;
            /** @description Subscriptions that ended. */
            cancelled: number;
        };
        /** @description The text in one language. */
        SubscriptionText: {
            /** @description Heading. */
            title?: string;
            /** @description What is written below the heading. */
            body?: string;
        };
        /** @description The texts by their language. */
        SubscriptionTextsByLanguage: {
            en?: components["schemas"]["SubscriptionText"];
            sv?: components["schemas"]["SubscriptionText"];
            no?: components["schemas"]["SubscriptionText"];
        };
        /** @description What a site tells visitors who may subscribe. */
        SubscriptionTexts: {
            texts: components["schemas"]["SubscriptionTextsByLanguage"];
        };
        /** @description A level that one can subscribe to. */
        SubscriptionLevel: {
            id: components["schemas"]["Uuid"];
            /** @description What it is called. */
            name: string;
            /** @description What a month costs, in the currency of the site. */
            price: number;
            /** @description Whether it is on sale. */
            active: boolean;
        };
        /** @description Identifier of a category of the shop. */
        ShopCategoryId: components["schemas"]["Uuid"];
        /** @description A category of the shop's products. */
        ShopCategory: {
            id: components["schemas"]["ShopCategoryId"];
            /** @description What it is called. */
            name: string;
            /** @description The category that it belongs to. */
            parentId: string | null;
            /** @description What that one is called. */
            parentName: string | null;
            /** @description Products in it, those of the categories below it left out. */
            productCount: number;
            /** @description Whether the shop shows it. */
            active: boolean;
        };
        /**
         * @description What the feed is written in.
         * @enum {string}
         */
        ContentFeedFormat: "rss" | "atom" | "json";
        /** @description The part of a feed that administrators write. */
        ContentFeedFields: {
            /** @description What it is called; blanks around it are not kept. */
            name?: string;
            /**
             * Format: web-address
             * @description Its address, as specification §5 has it; no other feed of the site may have it.
             */
            url?: string;
            format?: components["schemas"]["ContentFeedFormat"];
            /** @description Whether content is taken from it; it is when left out. */
            active?: boolean;
        };
        /** @description The part of a feed that the service keeps. */
        ContentFeedRecord: {
            id: components["schemas"]["Uuid"];
            /**
             * Format: date-time
             * @description When it was added.
             */
            createdAt: string | null;
            /** @description Who added it. */
            createdBy: string | null;
        };
        /** @description A feed that a site takes content from. */
        ContentFeed: WithRequired<components["schemas"]["ContentFeedFields"], "name" | "url" | "format" | "active"> & components["schemas"]["ContentFeedRecord"];
        /** @description One page of content feeds. */
        ContentFeedPage: {
            /** @description The rows of this page. */
            items: components["schemas"]["ContentFeed"][];
            /** @description Rows in all pages. */
            total: number;
            /** @description Number of this page. */
            page: number;
            /** @description Rows in a full page. */
            pageSize: number;
        };
        /** @description What one may send about a new feed. */
        ContentFeedInput: WithRequired<components["schemas"]["ContentFeedFields"], "name" | "url" | "format">;
        /** @description What the public site keeps with the group; the console hands it back as it came. */
        MenuMeta: {
            [key: string]: unknown;
        };
        /** @description A part of the site's menu with its items (specification §3). Each group has a version of its own. */
        MenuGroup: {
            id: components["schemas"]["Uuid"];
            identifier: components["schemas"]["MenuGroupIdentifier"];
            /** @description What the group is called. */
            name: string;
            instanceId: components["schemas"]["InstanceId"];
            /** @description Whether the site shows it. */
            active: boolean;
            meta: components["schemas"]["MenuMeta"];
            /** @description Its items, in their order. */
            children: components["schemas"]["MenuItem"][];
            /** @description What `If-Match` names, in quotation marks, to change this group. */
            version: number;
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
        /** @description The part of a route that administrators write. */
        RouteFields: {
            /** @description Path on the public site, such as `/news`; a part such as `:team` stands for any text. The service puts a slash in front and takes one at the end away. No other route of the site has it, letter case ignored. */
            path?: string;
            /** @description What the route is called. */
            title?: string;
            resourceType?: components["schemas"]["RouteResourceType"];
            /** @description Identifier of what is shown: a page, article, team, player or game, a competition for lists of games, tables and statistics, an item of the library for media. */
            resourceId?: string | null;
            /**
             * Format: web-address
             * @description Where an external route leads, an address as specification §5 has it; other routes have none.
             */
            target?: string | null;
        };
        /**
         * @description Whether visitors find what a route shows: dead where that is gone or was never said, else shadowed where another route takes its path first.
         * @enum {string}
         */
        RouteState: "working" | "dead" | "shadowed";
        /** @description The part of a route that the service keeps or derives. */
        RouteRecord: {
            id: components["schemas"]["Uuid"];
            instanceId: components["schemas"]["InstanceId"];
            /** @description Number of its version. */
            version: number;
            state: components["schemas"]["RouteState"];
            /** @description Whether what it shows is gone or was never said; a `:part` of the path says it. */
            isDead: boolean;
            /** @description Id of the older route with a `:part` that takes this one's path first, so that this one is never shown. */
            shadowedBy: string | null;
            /** @description Path of that route. */
            shadowedByPath: string | null;
            /** @description How many items of the menu, slides and pages lead to it. */
            usageCount: number;
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
        /** @description An address of the public site and what it shows. */
        Route: WithRequired<components["schemas"]["RouteFields"], "path" | "title" | "resourceType" | "resourceId" | "target"> & components["schemas"]["RouteRecord"];
        /** @description The menu of a site. */
        Menu: {
            /** @description Its groups, as many as there are, main first. */
            menu: components["schemas"]["MenuGroup"][];
            /** @description All routes of the site by path, when asked for. */
            routes?: components["schemas"]["Route"][];
        };
        /** @description What one may send about a menu group. It replaces the whole group; `identifier` stays as it was made. */
        MenuGroupInput: {
            identifier: components["schemas"]["MenuGroupIdentifier"];
            /** @description What the group is called. */
            name: string;
            /** @description Whether the site shows it. */
            active: boolean;
            meta: components["schemas"]["MenuMeta"];
            /** @description Its items, in their order. */
            children: components["schemas"]["MenuItem"][];
        };
        /** @description A publish of the menu. */
        MenuPublication: {
            id: components["schemas"]["Uuid"];
            /**
             * Format: date-time
             * @description When the last of its groups was saved.
             */
            publishedAt: string;
            /** @description Who published. */
            publishedBy: string | null;
            /** @description The groups that were saved with it, main first. */
            groups: components["schemas"]["MenuGroupIdentifier"][];
        };
        /** @description A publish and the whole menu as it stood after it. */
        PublishedMenu: {
            id: components["schemas"]["Uuid"];
            /**
             * Format: date-time
             * @description When the last of its groups was saved.
             */
            publishedAt: string;
            /** @description Who published. */
            publishedBy: string | null;
            /** @description The groups that were saved with it, main first. */
            groups: components["schemas"]["MenuGroupIdentifier"][];
            /** @description All groups as they stood then; a route of theirs may be gone since. */
            menu: components["schemas"]["MenuGroup"][];
        };
        /** @description One page of routes. */
        RoutePage: {
            /** @description The rows of this page. */
            items: components["schemas"]["Route"][];
            /** @description Rows in all pages. */
            total: number;
            /** @description Number of this page. */
            page: number;
            /** @description Rows in a full page. */
            pageSize: number;
        };
        /** @description What one may send about a route. On an update a property that is left out keeps its value. */
        RouteInput: WithRequired<components["schemas"]["RouteFields"], "path" | "title" | "resourceType">;
        /** @description Something that leads to a route. */
        RouteUse: {
            /**
             * @description What it is.
             * @enum {string}
             */
            type: "menuItem" | "slide" | "page";
            /** @description Its identifier. */
            id: string;
            /** @description What it is called, with what it stands below. */
            title: string;
            /** @description The same in each language that it differs in. */
            titles: components["schemas"]["Title"][];
            /** @description Its page in the console. */
            path: string;
            /** @description Dotted path of the property that leads there. */
            field: string;
        };
        /** @description Something that a route can lead to. */
        RouteResource: {
            /** @description Its identifier. */
            id: string;
            /** @description What it is called in one language, with what tells namesakes apart. */
            title: string;
            /** @description What it is called in each language that this differs in; `display` for the others. */
            titles: components["schemas"]["Title"][];
        };
        /** @description One page of what routes can lead to. */
        RouteResourcePage: {
            /** @description The rows of this page. */
            items: components["schemas"]["RouteResource"][];
            /** @description Rows in all pages. */
            total: number;
            /** @description Number of this page. */
            page: number;
            /** @description Rows in a full page. */
            pageSize: number;
        };
        /** @description A site and its layouts. */
        LayoutSite: {
            instanceId: components["schemas"]["InstanceId"];
            /** @description What the site is called. */
            name: string;
            /** @description How many layouts it has. */
            layoutCount: number;
            /** @description The layout that it shows as its start page. */
            startLayoutId: string | null;
        };
        /**
         * @description What a layout is for.
         * @enum {string}
         */
        LayoutKind: "startPage" | "page" | "article" | "team" | "game";
        /** @description Identifier of a layout. */
        SiteLayoutId: components["schemas"]["Uuid"];
        /** @description A layout in a list, without its groups. */
        SiteLayoutRow: {
            id: components["schemas"]["SiteLayoutId"];
            /** @description What it is called. */
            name: string;
            kind: components["schemas"]["LayoutKind"];
            /** @description Whether the site shows it as its start page. */
            isStartPage: boolean;
            /** @description Whether the site shows it. */
            active: boolean;
            instanceId: components["schemas"]["InstanceId"];
            /** @description What `If-Match` names, in quotation marks, to change it. */
            version: number;
            /** @description How many sections it has. */
            sectionCount: number;
            /** @description How many pages are drawn with it. */
            usageCount: number;
            /** @description How many problems its sections have now. */
            problemCount: number;
            /**
             * Format: date-time
             * @description When it was last published.
             */
            publishedAt: string | null;
            /** @description Who published it last. */
            publishedBy: string | null;
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
        /** @description One page of layouts. */
        SiteLayoutPage: {
            /** @description The rows of this page. */
            items: components["schemas"]["SiteLayoutRow"][];
            /** @description Rows in all pages. */
            total: number;
            /** @description Number of this page. */
            page: number;
            /** @description Rows in a full page. */
            pageSize: number;
        };
        /** @description How a layout looks and what search engines see. A property that is left out keeps its value; at first it has the value named as its default. */
        LayoutSettings: {
            /**
             * @description How wide its sections stand.
             * @default standard
             * @enum {string}
             */
            width?: "narrow" | "standard" | "wide" | "full";
            /**
             * @description How much room is between them.
             * @default normal
             * @enum {string}
             */
            spacing?: "tight" | "normal" | "airy";
            /**
             * @description Light or dark, or as the visitor has it.
             * @default site
             * @enum {string}
             */
            theme?: "site" | "light" | "dark";
            /** @description Colour behind the page. */
            background?: string | null;
            /** @description The picture of the library behind the page. */
            backgroundMedia?: string | null;
            /**
             * @description Whether the games of the day stand above it.
             * @default true
             */
            showGameHeader?: boolean;
            /**
             * @description Whether the sponsors stand below it.
             * @default true
             */
            showSponsorStrip?: boolean;
            /**
             * @description Whether it has room for ads.
             * @default true
             */
            showAds?: boolean;
            /** @description Its title for search engines. */
            metaTitle?: string | null;
            /** @description What search engines show beneath it. */
            metaDescription?: string | null;
            /** @description The image of the library that social networks show, in 16:9. */
            shareImage?: string | null;
            /**
             * @description Whether search engines are asked to leave it out.
             * @default false
             */
            noIndex?: boolean;
        };
        /**
         * @description Where on the page a group stands.
         * @enum {string}
         */
        LayoutArea: "top" | "main" | "side" | "bottom";
        /** @description What kind of section it is, one of `SectionTypeIdentifier`. A stored section of another kind is kept as it is; none can be added. */
        SectionTypeName: string;
        /**
         * @description What a visitor looks with.
         * @enum {string}
         */
        Device: "phone" | "tablet" | "desktop";
        /** @description What a section of its type holds. The service checks it by the schema that the section's type names (`configSchema`); what that does not name, and the config of an unknown type, is kept as it came. */
        SectionConfig: {
            [key: string]: unknown;
        };
        /** @description What one may send about a section. A property that is left out has the value named as its default. */
        SectionInput: {
            id: components["schemas"]["Uuid"];
            sectionGroupId: components["schemas"]["Uuid"];
            type: components["schemas"]["SectionTypeName"];
            /**
             * @description What stands above it.
             * @default
             */
            title?: string;
            /**
             * @description Whether the title is shown.
             * @default true
             */
            showTitle?: boolean;
            /**
             * @description Whether visitors see it.
             * @default true
             */
            visible?: boolean;
            /**
             * Format: date-time
             * @description When it appears; null at once.
             */
            visibleFrom?: string | null;
            /**
             * Format: date-time
             * @description When it disappears; null never.
             */
            visibleUntil?: string | null;
            /** @description Where it is not shown. */
            hiddenOn?: components["schemas"]["Device"][];
            /**
             * @description How many columns of its group it takes.
             * @default 1
             */
            span?: number;
            /** @description What the service says of its place; not looked at. */
            sortOrder?: number;
            config: components["schemas"]["SectionConfig"];
            /** @description What the service says of it; not looked at. */
            createdAt?: string | null;
            /** @description What the service says of it; not looked at. */
            updatedAt?: string | null;
        };
        /** @description A group with its sections as it is edited. Its place follows from the order of the list that it stands in. */
        HeldSectionGroup: {
            id: components["schemas"]["Uuid"];
            /** @description What it is called in the console. */
            name: string;
            area?: components["schemas"]["LayoutArea"];
            /**
             * @description How many columns its sections stand in.
             * @default 1
             */
            columns?: number;
            /**
             * @description Whether visitors see it.
             * @default true
             */
            visible?: boolean;
            /** @description What the service says of its place; not looked at. */
            sortOrder?: number;
            /** @description Its sections, in their order. */
            sections: components["schemas"]["SectionInput"][];
        };
        /** @description What one may send about a layout. With the id of a layout of the site it changes that one, and a property that is left out keeps its value; without an id it makes one. With `sectionGroups` all its groups and sections are saved with it, whole; without them they stay as they are. */
        SiteLayoutInput: {
            id?: components["schemas"]["SiteLayoutId"];
            /** @description What it is called; no other layout of the site has the name, letter case ignored. */
            name: string;
            kind: components["schemas"]["LayoutKind"];
            /** @description Whether the site shows it as its start page; setting it takes it from the one that was, which cannot give it up otherwise. */
            isStartPage?: boolean;
            /** @description Whether the site shows it; the start page is always shown. */
            active?: boolean;
            settings?: components["schemas"]["LayoutSettings"];
            /** @description All its groups, each with all its sections, in their order. */
            sectionGroups?: components["schemas"]["HeldSectionGroup"][];
        };
        /** @description A part of a page (specification §3). */
        Section: {
            id: components["schemas"]["Uuid"];
            sectionGroupId: components["schemas"]["Uuid"];
            type: components["schemas"]["SectionTypeName"];
            /** @description What stands above it. */
            title: string;
            /** @description Whether the title is shown. */
            showTitle: boolean;
            /** @description Whether visitors see it. */
            visible: boolean;
            /**
             * Format: date-time
             * @description When it appears; null at once.
             */
            visibleFrom: string | null;
            /**
             * Format: date-time
             * @description When it disappears; null never.
             */
            visibleUntil: string | null;
            /** @description Where it is not shown. */
            hiddenOn: components["schemas"]["Device"][];
            /** @description How many columns of its group it takes. */
            span: number;
            /** @description Its place in the group, from 0. */
            sortOrder: number;
            config: components["schemas"]["SectionConfig"];
            /**
             * Format: date-time
             * @description When it was made.
             */
            createdAt: string | null;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updatedAt: string | null;
        };
        /** @description A group of sections. */
        SectionGroup: {
            id: components["schemas"]["Uuid"];
            /** @description What it is called in the console. */
            name: string;
            area: components["schemas"]["LayoutArea"];
            /** @description How many columns its sections stand in. */
            columns: number;
            /** @description Whether visitors see it. */
            visible: boolean;
            /** @description Its place among the groups, from 0. */
            sortOrder: number;
            /** @description Its sections, in their order. */
            sections: components["schemas"]["Section"][];
        };
        /** @description A layout with its groups of sections. It has one version for all of them. */
        SiteLayout: {
            id: components["schemas"]["SiteLayoutId"];
            /** @description What it is called. */
            name: string;
            kind: components["schemas"]["LayoutKind"];
            /** @description Whether the site shows it as its start page. */
            isStartPage: boolean;
            /** @description Whether the site shows it. */
            active: boolean;
            settings: components["schemas"]["LayoutSettings"];
            /** @description Its groups, in their order. */
            sectionGroups: components["schemas"]["SectionGroup"][];
            instanceId: components["schemas"]["InstanceId"];
            /** @description What `If-Match` names, in quotation marks, to change the layout or anything in it. */
            version: number;
            /** @description How many sections it has. */
            sectionCount: number;
            /** @description How many pages are drawn with it. */
            usageCount: number;
            /** @description How many problems its sections have now. */
            problemCount: number;
            /**
             * Format: date-time
             * @description When it was last published.
             */
            publishedAt: string | null;
            /** @description Who published it last. */
            publishedBy: string | null;
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
        /** @description What a copy of a layout is called. */
        LayoutCopyInput: {
            /** @description Its name; no other layout of the site has it. Null for the name of the original with the first number that none has. */
            name: string | null;
        };
        /** @description A page that is drawn with a layout. */
        LayoutUse: {
            /**
             * @description What it is.
             * @enum {string}
             */
            type: "page";
            /** @description Its identifier. */
            id: string;
            /** @description What it is called. */
            title: string;
            /** @description Its page in the console. */
            path: string;
            /** @description Dotted path of the property that names the layout. */
            field: string;
        };
        /** @description A publish of a layout. */
        LayoutPublication: {
            id: components["schemas"]["Uuid"];
            /**
             * Format: date-time
             * @description When the last part of it was saved.
             */
            publishedAt: string;
            /** @description Who published. */
            publishedBy: string | null;
            /** @description How many sections the layout had then. */
            sectionCount: number;
        };
        /** @description A publish and the whole layout as it stood after it. */
        PublishedLayout: {
            id: components["schemas"]["Uuid"];
            /**
             * Format: date-time
             * @description When the last part of it was saved.
             */
            publishedAt: string;
            /** @description Who published. */
            publishedBy: string | null;
            /** @description How many sections the layout had then. */
            sectionCount: number;
            layout: components["schemas"]["SiteLayout"];
        };
        /** @description A picture or film of the library as a page shows it. */
        ResolvedPicture: {
            media: components["schemas"]["MediaString"];
            type: components["schemas"]["MediaType"];
            /** @description Address of the picture, of a film's still. */
            src: string;
            /** @description What makes the address one to keep for ever. */
            version: number | null;
            /** @description What the library calls it. */
            title: string;
            /** @description What it shows. */
            alt: string;
            /** @description Who took it. */
            credit: string | null;
            focalPoint: components["schemas"]["FocalPoint"];
            /** @description Address of the film; null for a picture. */
            video: string | null;
        } | null;
        /** @description What a card of an article says beside its headline, of articles alone. */
        ResolvedArticle: {
            /** @description The word above the headline. */
            label: string | null;
            /** @description Its language by two letters. */
            lang: string;
            /**
             * Format: date-time
             * @description When it was published.
             */
            publishedAt: string | null;
            /** @description Whether the site draws it larger than others. */
            highlighted: boolean;
            /** @description Whether the section has pinned it. */
            pinned: boolean;
        } | null;
        /**
         * @description Of which carousel it is.
         * @enum {string}
         */
        SlideKind: "hero" | "ticketPromo" | "info";
        /**
         * @description Whether visitors see a slide, and why not; a sold-out one is seen, too.
         * @enum {string}
         */
        SlideState: "shown" | "hidden" | "scheduled" | "expired" | "incomplete" | "gameOver" | "soldOut" | "noGame" | "deviceHidden";
        /** @description How a video runs (specification §9). */
        SlideVideo: {
            /**
             * @description Whether it starts by itself.
             * @default false
             */
            autoplay?: boolean;
            /**
             * @description Whether the player is shown.
             * @default true
             */
            controls?: boolean;
            /**
             * @description Whether it plays in its place.
             * @default true
             */
            inline?: boolean;
            /**
             * @description Whether it starts again at its end.
             * @default false
             */
            loop?: boolean;
            /**
             * @description Whether it plays without sound.
             * @default true
             */
            muted?: boolean;
        };
        /**
         * @description How a button looks (specification §9).
         * @default filled
         * @enum {string}
         */
        SlideButtonType: "regular" | "regular-no-border" | "filled" | "white" | "regular-grey" | "regular-secondary" | "filled-secondary";
        /**
         * @description How large a button is (specification §9).
         * @default base
         * @enum {string}
         */
        SlideButtonSize: "base" | "lg" | "sm" | "md" | "xs";
        /** @description A button of a slide. */
        ResolvedButton: {
            /** @description What stands on it. */
            text: string;
            /** @description Where it leads; null where that is gone. */
            href: string | null;
            /** @description Whether it opens beside the page. */
            openInNewTab: boolean;
            type: components["schemas"]["SlideButtonType"];
            size: components["schemas"]["SlideButtonSize"];
        };
        /** @description A slide with what it takes from its article or game, of slides alone. */
        ResolvedSlide: {
            kind: components["schemas"]["SlideKind"];
            state: components["schemas"]["SlideState"];
            /** @description The word above the heading. */
            kicker: string | null;
            phonePicture: components["schemas"]["ResolvedPicture"];
            video: components["schemas"]["SlideVideo"];
            /**
             * @description Where the text stands.
             * @enum {string}
             */
            textPosition: "left" | "centre" | "right";
            /**
             * @description Light or dark letters.
             * @enum {string}
             */
            textColour: "light" | "dark";
            /** @description How much the picture is darkened, per cent. */
            overlay: number;
            /** @description Its buttons. */
            buttons: components["schemas"]["ResolvedButton"][];
            /**
             * @description How the sale stands then, of slides that sell tickets.
             * @enum {string|null}
             */
            saleState: "notYet" | "onSale" | "fewLeft" | "soldOut" | null;
            /** @description What a ticket costs. */
            price: string | null;
            /**
             * Format: date-time
             * @description When tickets go on sale.
             */
            onSaleFrom: string | null;
            /** @description The icon of a notice. */
            icon: string | null;
            /** @description The colours of a notice. */
            tone: string | null;
            /** @description Whether visitors may put it away. */
            dismissible: boolean;
        } | null;
        /** @description A value of a row. */
        ResolvedValue: {
            /**
             * @description What it counts.
             * @enum {string}
             */
            key: "played" | "won" | "drawn" | "lost" | "goalsFor" | "goalsAgainst" | "difference" | "points" | "goals" | "assists";
            /** @description The number. */
            value: number;
        };
        /** @description A row of a table or of statistics, of these alone. */
        ResolvedRow: {
            /** @description Its place, from 1. */
            place: number;
            /** @description The team. */
            team: components["schemas"]["GameTeam"];
            /** @description Its values, in the order to show them. */
            values: components["schemas"]["ResolvedValue"][];
        } | null;
        /** @description Something that a section holds, ready to be drawn. */
        ResolvedItem: {
            /**
             * @description What it is.
             * @enum {string}
             */
            kind: "slide" | "article" | "video" | "image" | "game" | "tableRow" | "statisticsRow" | "sponsor" | "ad" | "shopCategory" | "socialLink" | "text";
            /** @description Its identifier. */
            id: string;
            /** @description What it is called, in one language. */
            title: string;
            /** @description The same in each language that it differs in. */
            titles: components["schemas"]["Title"][];
            /** @description The text beneath. */
            text: string | null;
            /** @description Where it leads: a path of the site or an address elsewhere; null nowhere. */
            href: string | null;
            /** @description Whether it opens beside the page. */
            openInNewTab: boolean;
            picture: components["schemas"]["ResolvedPicture"];
            article: components["schemas"]["ResolvedArticle"];
            /** @description The game, of games and slides about one. */
            game: components["schemas"]["Game"] | null;
            slide: components["schemas"]["ResolvedSlide"];
            row: components["schemas"]["ResolvedRow"];
            /** @description A text as clean HTML, of texts alone. */
            html: string | null;
        };
        /** @description How its items were found. */
        SectionFound: {
            /** @description How many things fit the section, shown or not. */
            matching: number;
            /** @description How many videos have all required tags; elsewhere the same as `matching`. */
            required: number;
            /** @description How many were left out because they stand above. */
            leftOut: number;
            /**
             * Format: date-time
             * @description When the newest of them was published or uploaded.
             */
            newest: string | null;
        };
        /** @description Something in a layout that visitors would miss. */
        LayoutProblem: {
            /**
             * @description Whether something is missing on the page, or may be soon.
             * @enum {string}
             */
            severity: "error" | "warning";
            /**
             * @description What is wrong; the console has words for each.
             * @enum {string}
             */
            code: "addOnMissing" | "allSlidesOver" | "alt" | "articleGone" | "articleUnpublished" | "brokenMedia" | "empty" | "gameCanceled" | "gameGone" | "gameOver" | "incomplete" | "slideIncomplete" | "linkDead" | "mediaGone" | "mediaPrivate" | "noGame" | "noTicketLink" | "pending" | "sponsorGroupGone" | "sponsorEnded" | "endsSoon" | "tagInactive" | "tooSmall" | "unknownType";
            /** @description The layout; null for one that was never saved. */
            layoutId: string | null;
            /** @description The group. */
            groupId: string;
            /** @description The section. */
            sectionId: string | null;
            /** @description The slide. */
            slideId: string | null;
            /** @description Dotted path of the property within the section, such as `config.pinned.0.articleId`; empty for all of it. */
            path: string;
            /** @description What it is about, in one language. */
            title: string;
            /** @description The same in each language that it differs in. */
            titles: components["schemas"]["Title"][];
            /** @description The page of the console that helps. */
            href: string | null;
        };
        /** @description A section at a moment, with what it holds then. Visitors see it while its state is `shown`. */
        ResolvedSection: {
            id: components["schemas"]["Uuid"];
            type: components["schemas"]["SectionTypeName"];
            /** @description What stands above it. */
            title: string;
            /** @description Whether the title is shown. */
            showTitle: boolean;
            /** @description How many columns of its group it takes. */
            span: number;
            /**
             * @description Whether visitors see it, and why not.
             * @enum {string}
             */
            state: "shown" | "hidden" | "scheduled" | "expired" | "empty" | "deviceHidden";
            config: components["schemas"]["SectionConfig"];
            /** @description What it holds, in its order. */
            items: components["schemas"]["ResolvedItem"][];
            found: components["schemas"]["SectionFound"];
            /** @description What is wrong with it. */
            problems: components["schemas"]["LayoutProblem"][];
        };
        /** @description A group of sections at a moment. */
        ResolvedGroup: {
            id: components["schemas"]["Uuid"];
            /** @description What it is called in the console. */
            name: string;
            area: components["schemas"]["LayoutArea"];
            /** @description How many columns its sections stand in. */
            columns: number;
            /** @description Whether visitors see it. */
            visible: boolean;
            /** @description All its sections, in their order. */
            sections: components["schemas"]["ResolvedSection"][];
        };
        /** @description A moment at which visitors begin to see something else. */
        LayoutStop: {
            /**
             * Format: date-time
             * @description The moment.
             */
            at: string;
            /**
             * @description What happens then.
             * @enum {string}
             */
            change: "sectionAppears" | "sectionEnds" | "slideAppears" | "slideEnds" | "articleAppears" | "articleEnds" | "pinEnds" | "saleStarts" | "gameStarts";
            /** @description The section. */
            sectionId: string;
            /** @description The slide, if it is one. */
            slideId: string | null;
            /** @description What it happens to, in one language. */
            title: string;
            /** @description The same in each language that it differs in. */
            titles: components["schemas"]["Title"][];
        };
        /** @description What visitors see of a layout at a moment. */
        ResolvedLayout: {
            /**
             * Format: date-time
             * @description The moment.
             */
            at: string;
            device: components["schemas"]["Device"];
            /** @description What the layout is called. */
            name: string;
            settings: components["schemas"]["LayoutSettings"];
            /** @description The games of the day that the moment is in, by start; none where the settings do not show them. */
            games: components["schemas"]["Game"][];
            /** @description All its groups, in their order. */
            groups: components["schemas"]["ResolvedGroup"][];
            /** @description The moments of the seven days after it at which something changes, the next one first. */
            stops: components["schemas"]["LayoutStop"][];
        };
        /** @description A layout as it is edited, saved or not. */
        HeldLayout: {
            id?: components["schemas"]["Uuid"];
            /** @description What it is called. */
            name?: string;
            settings?: components["schemas"]["LayoutSettings"];
            /** @description Its groups with their sections, in their order. */
            sectionGroups: components["schemas"]["HeldSectionGroup"][];
        };
        /** @description A layout to look at, and the moment and device to look at it with. */
        LayoutPreviewInput: {
            layout: components["schemas"]["HeldLayout"];
            at?: components["schemas"]["Instant"];
            device?: components["schemas"]["Device"];
        };
        /** @description A group of a layout without its sections. One with an unknown id is made. */
        SectionGroupInput: {
            layoutId: components["schemas"]["Uuid"];
            id: components["schemas"]["Uuid"];
            /** @description What it is called in the console. */
            name: string;
            area?: components["schemas"]["LayoutArea"];
            /**
             * @description How many columns its sections stand in.
             * @default 1
             */
            columns?: number;
            /**
             * @description Whether visitors see it.
             * @default true
             */
            visible?: boolean;
            /**
             * @description Its place among the groups, from 0.
             * @default 0
             */
            sortOrder?: number;
        };
        /** @description All sections of a layout. What is missing is deleted. */
        SiteSectionsInput: {
            layoutId: components["schemas"]["Uuid"];
            /** @description The sections of all groups; in each group they stand in the order of this list. */
            sections: components["schemas"]["SectionInput"][];
        };
        /**
         * @description To what kind of thing of the site a link leads.
         * @enum {string}
         */
        LinkTargetKind: "route" | "article" | "game" | "page";
        /**
         * @description The kinds of sections that can be added.
         * @enum {string}
         */
        SectionTypeIdentifier: "HERO SLIDER" | "TICKET PROMO CAROUSEL" | "INFO CAROUSEL" | "ARTICLE LIST" | "VIDEOS" | "LINKED IMAGES" | "TEXT" | "GAMES" | "TABLE" | "STATISTICS" | "SPONSORS" | "ADS" | "SHOP" | "SOCIAL MEDIA";
        /**
         * @description The schema of the contract that the config of a type of section has.
         * @enum {string}
         */
        SectionConfigName: "HeroCarouselConfig" | "TicketPromoCarouselConfig" | "InfoCarouselConfig" | "ArticleListConfig" | "VideosConfig" | "LinkedImagesConfig" | "TextConfig" | "GamesConfig" | "TableConfig" | "StatisticsConfig" | "SponsorsConfig" | "AdsConfig" | "ShopConfig" | "SocialMediaConfig";
        /** @description A kind of section (specification §7). */
        SectionType: {
            identifier: components["schemas"]["SectionTypeIdentifier"];
            /** @description What it is called in each language. */
            names: components["schemas"]["Name"][];
            /** @description The title of a new one (specification §3). */
            defaultTitle: string;
            /** @description Whether the site may add one; not without its add-on. */
            addable: boolean;
            /** @description The add-on that it needs. */
            addOn: string | null;
            /** @description Where on the page it may stand. */
            areas: components["schemas"]["LayoutArea"][];
            /** @description How many of them a layout may have; null for any number. */
            most: number | null;
            configSchema: components["schemas"]["SectionConfigName"];
        };
        /** @description The part of a page that administrators write. */
        PageEntryFields: {
            /** @description What it is called. */
            title?: string;
            /** @description Its path on the public site, such as `/tickets`. The service puts a slash in front and takes one at the end away. No other page and no route of the site has it, letter case ignored. */
            slug?: string;
            /** @description The page that it stands below; null at the top. */
            parentId?: string | null;
            /** @description The layout that it is drawn with; without one it is not shown. */
            layoutId?: string | null;
            /** @description The route that leads to it, if one of the site does. */
            routeId?: string | null;
            /**
             * @description Whether visitors find it.
             * @default true
             */
            visible?: boolean;
            /**
             * @description Whether search engines are told where it is.
             * @default true
             */
            inSitemap?: boolean;
            /**
             * @description Its place among the pages below the same one, from 0.
             * @default 0
             */
            sortOrder?: number;
        };
        /** @description The part of a page that the service keeps or derives. */
        PageEntryRecord: {
            id: components["schemas"]["Uuid"];
            /** @description What its layout is called. */
            layoutName: string;
            /** @description What the page that it stands below is called. */
            parentTitle: string | null;
            /** @description How many pages it stands below. */
            depth: number;
            instanceId: components["schemas"]["InstanceId"];
            /** @description What `If-Match` names, in quotation marks, to change it. */
            version: number;
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
        /** @description A page of the site that is drawn with a layout (page organisation, specification §3). */
        PageEntry: WithRequired<components["schemas"]["PageEntryFields"], "title" | "slug" | "parentId" | "layoutId" | "routeId" | "visible" | "inSitemap" | "sortOrder"> & components["schemas"]["PageEntryRecord"];
        /** @description What one may send about a page. On an update a property that is left out keeps its value. */
        PageEntryInput: WithRequired<components["schemas"]["PageEntryFields"], "title" | "slug" | "layoutId">;
        /** @description What changes in a page; a property that is left out keeps its value. */
        PageEntryChange: components["schemas"]["PageEntryFields"];
        /** @description What stays the same on the start page, whatever its sections are. */
        StartPageStatic: {
            /** @description Its title for search engines. */
            heading: string | null;
            /** @description What search engines show beneath it. */
            text: string | null;
            /** @description The picture of the library behind the page. */
            backgroundMedia: string | null;
            /** @description Whether the games of the day stand above it. */
            showGameHeader: boolean;
            /** @description Whether the sponsors stand below it. */
            showSponsorStrip: boolean;
        };
        /** @description A section of the published start page. */
        StartPageSection: {
            id: components["schemas"]["Uuid"];
            type: components["schemas"]["SectionTypeName"];
            /** @description What stands above it. */
            title: string;
            /** @description Whether visitors see it. */
            visible: boolean;
            /**
             * Format: date-time
             * @description When it appears; null at once.
             */
            visibleFrom: string | null;
            /**
             * Format: date-time
             * @description When it disappears; null never.
             */
            visibleUntil: string | null;
            /** @description Its place on the page, from 0. */
            sortOrder: number;
        };
        /** @description What one may change at once in a section of the start page. A property that is left out keeps its value. */
        StartPageSectionInput: {
            /** @description What stands above it. */
            title?: string;
            /** @description Whether visitors see it. */
            visible?: boolean;
            /**
             * Format: date-time
             * @description When it appears; null at once.
             */
            visibleFrom?: string | null;
            /**
             * Format: date-time
             * @description When it disappears; null never.
             */
            visibleUntil?: string | null;
        };
        /** @description What all slides have. */
        SlideFields: {
            id?: components["schemas"]["Uuid"];
            kind?: components["schemas"]["SlideKind"];
            /** @description What it is called in the console alone. */
            name?: string | null;
            /**
             * @description Whether visitors see it.
             * @default true
             */
            visible?: boolean;
            /**
             * Format: date-time
             * @description When it appears; null at once.
             */
            visibleFrom?: string | null;
            /**
             * Format: date-time
             * @description When it disappears; null never.
             */
            visibleUntil?: string | null;
            /** @description Where it is not shown. */
            hiddenOn?: components["schemas"]["Device"][];
            /** @description What the service says of its place; not looked at. */
            sortOrder?: number;
            /** @description When it was made; the service says so. */
            createdAt?: string | null;
            /** @description When it was last changed; the service says so. */
            updatedAt?: string | null;
            /** @description Who made it; the service says so. */
            createdBy?: string | null;
        };
        /** @description What all slides have, by their id and kind. */
        SlideBase: WithRequired<components["schemas"]["SlideFields"], "id" | "kind">;
        /** @description The picture or video of a slide. */
        SlideMedia: {
            /** @description The image or video of the library; null for none. */
            media?: string | null;
            /** @description What it shows, for those who do not see it; null for the description of the library. */
            alt?: string | null;
            /**
             * @description Whether it says nothing that the text does not.
             * @default false
             */
            decorative?: boolean;
            focalPoint?: components["schemas"]["FocalPoint"];
            /** @description The image of the library that phones show instead. */
            phoneMedia?: string | null;
            video?: components["schemas"]["SlideVideo"];
        } | null;
        /** @description What a link leads to, of its kind. */
        SlideLinkTarget: {
            /** @description The thing; null where there is none. */
            id?: string | null;
            /**
             * Format: web-address
             * @description The address of an external link.
             */
            url?: string | null;
            /**
             * @description Whether it opens beside the page.
             * @default false
             */
            openInNewTab?: boolean;
        };
        /** @description Where a slide leads. */
        SlideLink: {
            /**
             * @description To what kind of thing.
             * @enum {string}
             */
            kind: "none" | "route" | "article" | "game" | "page" | "external";
        } & components["schemas"]["SlideLinkTarget"];
        /** @description Where a button leads; unlike a slide, it always leads somewhere. */
        SlideButtonLink: {
            /**
             * @description To what kind of thing.
             * @enum {string}
             */
            kind: "route" | "article" | "game" | "page" | "external";
        } & components["schemas"]["SlideLinkTarget"];
        /** @description A button of a slide. */
        SlideButton: {
            /** @description What stands on it. */
            text: string;
            link: components["schemas"]["SlideButtonLink"];
            type?: components["schemas"]["SlideButtonType"];
            size?: components["schemas"]["SlideButtonSize"];
        };
        /** @description What a hero slide shows. */
        HeroSlideFields: {
            /** @description The word above the heading. */
            kicker?: string | null;
            /** @description Its heading; only a slide from an article or one that leads to a game may leave it empty. */
            heading?: string | null;
            /** @description The text beneath it. */
            text?: string | null;
            media?: components["schemas"]["SlideMedia"];
            /**
             * @description Where the text stands.
             * @default left
             * @enum {string}
             */
            textPosition?: "left" | "centre" | "right";
            /**
             * @description Light or dark letters.
             * @default light
             * @enum {string}
             */
            textColour?: "light" | "dark";
            /**
             * @description How much the picture is darkened, per cent.
             * @default 35
             */
            overlay?: number;
            link?: components["schemas"]["SlideLink"];
            /** @description Its buttons. */
            buttons?: components["schemas"]["SlideButton"][];
            /** @description The article that it shows; heading, text, picture and link that are left empty are those of the article. */
            articleId?: string | null;
        };
        /** @description A slide of the hero slider. */
        HeroSlide: components["schemas"]["SlideBase"] & components["schemas"]["HeroSlideFields"];
        /** @description What one may send about a hero slide. Without an id a new one gets one. */
        HeroSlideInput: components["schemas"]["SlideFields"] & components["schemas"]["HeroSlideFields"];
        /** @description Who did it; null for the service itself. */
        AuditActorOrService: {
            /** @description What the identity provider knows them by. */
            subject: string;
            /** @description What they were called then, the e-mail address where there is one. */
            name: string;
        } | null;
        /** @description A property that changed. */
        AuditChange: {
            /** @description The property, with a dot for one inside another, as in `teamNames.short`. */
            path: string;
            /** @description What it was, as JSON; left out where it was not there. */
            before?: unknown;
            /** @description What it became, as JSON; left out where it is no longer there. */
            after?: unknown;
        };
        /** @description A change of one thing, as one call made it. */
        AuditEntry: {
            /** @description What it is known by. */
            id: string;
            /**
             * Format: date-time
             * @description When it was made.
             */
            at: string;
            actor: components["schemas"]["AuditActorOrService"];
            /** @description The site of the change, by its instance id. */
            instanceId: components["schemas"]["InstanceId"];
            /** @description The site's name for people; its instance id where there is no such site any more. */
            siteName: string;
            entity: components["schemas"]["AuditEntity"];
            /** @description The thing, by its id; by that of the site or its network where there is one such thing only. */
            entityId: string;
            /** @description What the thing was called then, in one language. */
            title: string | null;
            /** @description What it was called then in each language that this differs in; `display` for the others. Empty where it is called nothing. */
            titles: components["schemas"]["Title"][];
            action: components["schemas"]["AuditAction"];
            /** @description Whether it was made together with many others, as a seed does: then its values were not recorded. */
            brief: boolean;
            /** @description What changed, by path. */
            changes: components["schemas"]["AuditChange"][];
            /** @description The changes in one line of text, long values cut. */
            summary: string;
        };
        /** @description One page of entries. */
        AuditEntryPage: {
            /** @description The rows of this page. */
            items: components["schemas"]["AuditEntry"][];
            /** @description Rows in all pages. */
            total: number;
            /** @description Number of this page. */
            page: number;
            /** @description Rows in a full page. */
            pageSize: number;
        };
        /** @description Somebody who changed something. */
        AuditActor: {
            /** @description What the identity provider knows them by. */
            subject: string;
            /** @description What they were called at their latest change, the e-mail address where there is one. */
            name: string;
        };
        /** @description How a carousel moves. */
        CarouselMovement: {
            /**
             * @description Whether it goes on by itself; it then has a button that stops it.
             * @default false
             */
            autoplay?: boolean;
            /**
             * @description How long a slide stays, seconds.
             * @default 6
             */
            interval?: number;
            /**
             * @description How one slide follows another.
             * @default slide
             * @enum {string}
             */
            transition?: "slide" | "fade" | "none";
            /**
             * @description Whether a dot for each slide is shown.
             * @default true
             */
            showDots?: boolean;
            /**
             * @description Whether arrows are shown.
             * @default true
             */
            showArrows?: boolean;
            /**
             * @description Which slide is shown first.
             * @default first
             * @enum {string}
             */
            startAt?: "first" | "random";
        };
        /**
         * @description How the sale of tickets stands; `auto` follows the moment at which they go on sale.
         * @default auto
         * @enum {string}
         */
        SaleState: "auto" | "notYet" | "onSale" | "fewLeft" | "soldOut";
        /** @description A slide that sells tickets to a game. */
        TicketPromoSlide: {
            /**
             * @description Which game: a fixed one, or always the next home game.
             * @default nextHomeGame
             * @enum {string}
             */
            source?: "fixed" | "nextHomeGame";
            /** @description The fixed game. */
            gameUuid?: string | null;
            /** @description The team whose next home game it shows; null for any team of the site. */
            teamUuid?: string | null;
            /** @description Its heading; empty for the two teams. */
            heading?: string | null;
            /** @description The text beneath it. */
            text?: string | null;
            media?: components["schemas"]["SlideMedia"];
            /**
             * Format: web-address
             * @description Where tickets are sold; empty for the link of the game.
             */
            ticketUrl?: string | null;
            /**
             * Format: date-time
             * @description When tickets go on sale; null at once.
             */
            onSaleFrom?: string | null;
            saleState?: components["schemas"]["SaleState"];
            /** @description What a ticket costs. */
            price?: string | null;
            /** @description What stands on its button. */
            buttonText: string;
            /**
             * @description Whether it ends when the game starts.
             * @default true
             */
            untilGameStart?: boolean;
        } & components["schemas"]["SlideBase"];
        /** @description A short notice. */
        InfoSlide: {
            /**
             * @description Its icon.
             * @default info
             * @enum {string}
             */
            icon?: "info" | "warning" | "calendar" | "bus" | "ticket" | "phone" | "none";
            /**
             * @description Its colours.
             * @default info
             * @enum {string}
             */
            tone?: "neutral" | "info" | "warning" | "brand";
            /** @description Its heading. */
            heading: string;
            /** @description What it says. */
            text: string;
            link?: components["schemas"]["SlideLink"];
            media?: components["schemas"]["SlideMedia"];
            /**
             * @description Whether visitors may put it away.
             * @default false
             */
            dismissible?: boolean;
        } & components["schemas"]["SlideBase"];
        /** @description An article that a list shows first. */
        PinnedArticle: {
            articleId: components["schemas"]["ArticleId"];
            /** @description Its headline in this list; null for its own. */
            header?: string | null;
            /** @description Its picture in this list; null for its own. */
            media?: string | null;
            /**
             * Format: date-time
             * @description Until when it stands first; null for ever.
             */
            until?: string | null;
        };
        /** @description A picture that leads somewhere. One without an id gets one as it is saved. */
        LinkedImage: {
            id?: components["schemas"]["Uuid"];
            /** @description The image of the library. */
            src: string;
            /**
             * @description What it shows, for those who do not see it.
             * @default
             */
            alt?: string;
            /**
             * Format: web-address
             * @description Its address.
             */
            url: string;
            /**
             * @description Whether it opens beside the page.
             * @default false
             */
            openInNewTab?: boolean;
        };
        /** @description What is behind a section. */
        SectionBackground: {
            /** @description Its colour; null for none. */
            colour?: string | null;
        };
        /** @description A document of the editor, `doc` with its `content`; older ones are a list of blocks with `data.text`. */
        SectionText: ({
            /** @description The kind of the outermost node, `doc`. */
            type?: string;
            /** @description The nodes of the document, from top to bottom. */
            content?: {
                [key: string]: unknown;
            }[];
        } & {
            [key: string]: unknown;
        }) | unknown[] | null;
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
        /** @description The user has no access to the site, or the site lacks the add-on. */
        Forbidden: {
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
        /** @description The request refers to something that the site does not have; `fields` names each reference. */
        Unprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The file is larger than its kind may be, or than the site may still store; `fields` says which. */
        FileTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The file cannot be used, or the site has no such file; `fields` says why. */
        UnusableFile: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The service has no room to store anything; it did not. */
        StorageFull: {
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
        /** @description The time zone of the days that moments are compared with, by its IANA name. */
        TimeZone: string;
        /** @description The ETag of the version that was edited. A stale one is refused with 412. */
        IfMatch: string;
        /** @description What the two are. */
        kind: components["schemas"]["MergeKind"];
        /** @description Text to search for, letter case and surrounding blanks ignored. */
        Search: string;
        /** @description Number of the page, from 1. */
        Page: number;
        /** @description Rows in a page. */
        PageSize: number;
        /** @description Direction of the order. */
        SortOrder: components["schemas"]["SortOrder"];
        /** @description Text to search for, letter case and surrounding blanks ignored. */
        SearchToken: string;
        /** @description Only what was last changed on this day or later; a day of `timeZone`. */
        ChangedFrom: components["schemas"]["Day"];
        /** @description Only what was last changed on this day or earlier; a day of `timeZone`. */
        ChangedUntil: components["schemas"]["Day"];
        /** @description Only rows of this series. */
        SeriesUuid: components["schemas"]["SeriesId"];
        /** @description Only what this import made. */
        ImportUuid: components["schemas"]["Uuid"];
        /** @description Only people of this team. */
        TeamUuid: components["schemas"]["TeamId"];
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
        /** @description Only people whose consent to portraits stands so today. */
        PortraitConsentState: components["schemas"]["PortraitConsentState"];
        /** @description Type of the file, such as `image/jpeg`. */
        MimeType: string;
        /** @description Name of the file. */
        FileLocator: string;
        /** @description Size of the file, bytes. Without it any size up to the largest of the type is taken, and as much of the quota is held for it. */
        FileSize: number;
        /** @description Images or videos. */
        MediaType: components["schemas"]["MediaType"];
        /** @description The upload. */
        UploadKey: components["schemas"]["Uuid"];
        /** @description What is saved with the same one by the same user is one publish in the history. */
        PublishId: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getHome: {
        parameters: {
            query?: {
                /** @description The time zone of the days that moments are compared with, by its IANA name. */
                timeZone?: components["parameters"]["TimeZone"];
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
            /** @description The day. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HomeDay"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    searchSite: {
        parameters: {
            query: {
                /** @description Text to search for, letter case, accents and surrounding blanks ignored. A blank one finds nothing. */
                query: string;
                /** @description Only things of this kind. */
                kind?: components["schemas"]["SearchKind"];
                /** @description How many things of each kind are answered at most. */
                count?: number;
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
            /** @description What was found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getListTotals: {
        parameters: {
            query: {
                /**
                 * @description The lists: addresses of operations with `page` and `pageSize`, with their filters and without these two.
                 * @example [
                 *       "/sports-v2/players?teamUuid=abc",
                 *       "/sports-v2/games?team=abc"
                 *     ]
                 */
                list: string[];
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
            /** @description The numbers of rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListTotals"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listSavedViews: {
        parameters: {
            query?: {
                /** @description Only views of the list at this path. */
                path?: components["schemas"]["ListPath"];
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
            /** @description The views. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedViews"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    createSavedView: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The new view. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedViewInput"];
            };
        };
        responses: {
            /** @description The view as it was saved. */
            201: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedView"];
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
    updateSavedView: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
                /** @description The ETag of the version that was edited. A stale one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The view. */
                uuid: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        /** @description The view. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedViewInput"];
            };
        };
        responses: {
            /** @description The view as it is now. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedView"];
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
    deleteSavedView: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
                /** @description The ETag of the version that was edited. A stale one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The view. */
                uuid: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is removed. */
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
    previewMerge: {
        parameters: {
            query: {
                /** @description What the two are. */
                kind: components["parameters"]["kind"];
                /** @description The one that stays. */
                kept: components["schemas"]["Uuid"];
                /** @description The one that ends. */
                ended: components["schemas"]["Uuid"];
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
            /** @description What it would rewrite. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MergePreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    mergeDuplicates: {
        parameters: {
            query: {
                /** @description What the two are. */
                kind: components["parameters"]["kind"];
            };
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
                /** @description The ETag of the version that was edited. A stale one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The two. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["MergeInput"];
            };
        };
        responses: {
            /** @description The merge. */
            200: {
                headers: {
                    /** @description The version of the one that is left, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Merge"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    undoMerge: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path: {
                /** @description The merge. */
                mergeUuid: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The merge, which is undone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Merge"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
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
    listAccounts: {
        parameters: {
            query?: {
                /** @description Text to search for, letter case and surrounding blanks ignored. */
                search?: components["parameters"]["Search"];
                /** @description Number of the page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows in a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Only accounts that may work on this site; super administrators may work on all. */
                instanceId?: components["schemas"]["InstanceId"];
                /** @description Only super administrators (true) or others (false). */
                superAdministrator?: boolean;
                /** @description Property to order by. */
                sortBy?: "name" | "email" | "lastSeen";
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
                    "application/json": components["schemas"]["AccountPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
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
    getGameHeaderCompetitions: {
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
            /** @description The competitions. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameHeaderCompetitions"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    saveGameHeaderCompetitions: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
                /** @description The ETag of the version that was edited. A stale one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The competitions, in their order. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["GameHeaderCompetitions"];
            };
        };
        responses: {
            /** @description The competitions as they are now. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameHeaderCompetitions"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getSocialMediaLinks: {
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
            /** @description The links. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SocialMediaLinks"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    saveSocialMediaLinks: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
                /** @description The ETag of the version that was edited. A stale one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The links, in their order. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SocialMediaLinks"];
            };
        };
        responses: {
            /** @description The links as they are now. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SocialMediaLinks"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getImageCrops: {
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
            /** @description The crops. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageCrops"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    saveImageCrops: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
                /** @description The ETag of the version that was edited. A stale one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The crops, in their order. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImageCrops"];
            };
        };
        responses: {
            /** @description The crops as they are now. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageCrops"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getEcalSettings: {
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
            /** @description The settings. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EcalSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    saveEcalSettings: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
                /** @description The ETag of the version that was edited. A stale one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The settings. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EcalSettings"];
            };
        };
        responses: {
            /** @description The settings as they are now. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EcalSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getEditableSeries: {
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
            /** @description The series. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditableSeries"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    saveEditableSeries: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
                /** @description The ETag of the version that was edited. A stale one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The series. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EditableSeries"];
            };
        };
        responses: {
            /** @description All series as they are now. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditableSeries"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getSiteFrame: {
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
            /** @description Header, foot and addresses of the site. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteFrame"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getGameFilters: {
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
            /** @description The filters. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameFilters"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    saveGameFilters: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
                /** @description The ETag of the version that was edited. A stale one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The filters, in their order. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["GameFilters"];
            };
        };
        responses: {
            /** @description The filters as they are now. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameFilters"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listGameFilterSeries: {
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
            /** @description The series. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Series"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
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
                /** @description Only the series with this code, letter case ignored. */
                code?: string;
                /** @description Deleted series instead of active ones. */
                deleted?: boolean;
                /** @description Only series that have a game (true) or that have none (false). */
                withGames?: boolean;
                /** @description Only what was last changed on this day or later; a day of `timeZone`. */
                changedFrom?: components["parameters"]["ChangedFrom"];
                /** @description Only what was last changed on this day or earlier; a day of `timeZone`. */
                changedUntil?: components["parameters"]["ChangedUntil"];
                /** @description The time zone of the days that moments are compared with, by its IANA name. */
                timeZone?: components["parameters"]["TimeZone"];
                /** @description What to order by. */
                sortBy?: "displayName" | "names" | "code" | "createdAt" | "lastModified";
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
    createSeries: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The new series. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeriesInput"];
            };
        };
        responses: {
            /** @description The series as it was made. */
            201: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Series"];
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
    listActiveSeries: {
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
            /** @description The series. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Series"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getSeries: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path: {
                /** @description The series. */
                seriesUuid: components["schemas"]["SeriesId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The series. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Series"];
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
    updateSeries: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
                /** @description The ETag of the version that was edited. A stale one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The series. */
                seriesUuid: components["schemas"]["SeriesId"];
            };
            cookie?: never;
        };
        /** @description The changed series. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeriesInput"];
            };
        };
        responses: {
            /** @description The series as it is now. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Series"];
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
    listCompetitionsBySeries: {
        parameters: {
            query?: {
                /** @description Text to search for, letter case and surrounding blanks ignored. */
                searchToken?: components["parameters"]["SearchToken"];
                /** @description Number of the page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows in a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Only competitions in this state. */
                state?: components["schemas"]["SsgtState"];
            };
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path: {
                /** @description The series. */
                seriesUuid: components["schemas"]["SeriesId"];
            };
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
                    "application/json": components["schemas"]["SsgtPage"];
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
    listSeasons: {
        parameters: {
            query?: {
                /** @description Text to search for, letter case and surrounding blanks ignored. */
                searchToken?: components["parameters"]["SearchToken"];
                /** @description Number of the page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows in a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Only the season with this code. */
                code?: string;
                /** @description Property to order by. */
                sortBy?: "code" | "displayName" | "lastModified" | "createdAt";
                /** @description Direction of the order; the newest stands first unless told. */
                sortOrder?: "asc" | "desc";
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
                    "application/json": components["schemas"]["SeasonPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    createSeason: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The new season. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeasonInput"];
            };
        };
        responses: {
            /** @description The season as it was made. */
            201: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Season"];
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
    getSeason: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path: {
                /** @description The season. */
                seasonUuid: components["schemas"]["SeasonId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The season. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Season"];
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
    updateSeason: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
                /** @description The ETag of the version that was edited. A stale one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The season. */
                seasonUuid: components["schemas"]["SeasonId"];
            };
            cookie?: never;
        };
        /** @description The season. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeasonInput"];
            };
        };
        responses: {
            /** @description The season as it is now. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Season"];
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
    deleteSeason: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
                /** @description The ETag of the version that was edited. A stale one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The season. */
                seasonUuid: components["schemas"]["SeasonId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The season is deleted. */
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
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listGameTypes: {
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
            /** @description The game types. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameType"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listSsgts: {
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
                /** @description Only competitions of this season. */
                seasonUuid?: components["schemas"]["SeasonId"];
                /** @description Only competitions of this game type. */
                gameTypeUuid?: components["schemas"]["GameTypeId"];
                /** @description Only competitions that this team plays in. */
                teamUuid?: components["schemas"]["TeamId"];
                /** @description Only competitions that the site shows (true) or does not show (false). */
                active?: boolean;
                /** @description Only competitions in this state. */
                state?: components["schemas"]["SsgtState"];
                /** @description Deleted competitions instead of active ones. */
                deleted?: boolean;
                /** @description Only what was last changed on this day or later; a day of `timeZone`. */
                changedFrom?: components["parameters"]["ChangedFrom"];
                /** @description Only what was last changed on this day or earlier; a day of `timeZone`. */
                changedUntil?: components["parameters"]["ChangedUntil"];
                /** @description The time zone of the days that moments are compared with, by its IANA name. */
                timeZone?: components["parameters"]["TimeZone"];
                /** @description What to order by; names follow where the values are the same. */
                sortBy?: "displayName" | "titles" | "names" | "season" | "series" | "gameType" | "state" | "createdAt" | "lastModified";
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
                    "application/json": components["schemas"]["SsgtPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    createSsgt: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The new competition. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SsgtInput"];
            };
        };
        responses: {
            /** @description The competition as it was made. */
            201: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ssgt"];
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
    listAvailableSsgts: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows in a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Only competitions whose season begins in one of these years. */
                date?: string[];
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
                    "application/json": components["schemas"]["SsgtPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listInstanceSsgts: {
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
            /** @description The competitions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SsgtChoice"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listSiteSsgts: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows in a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Only competitions of these seasons, by their uuids. */
                seasonMulti?: components["schemas"]["SeasonId"][];
                /** @description What to order by; names follow where the values are the same. */
                sortBy?: "displayName" | "titles" | "season" | "series" | "gameType" | "state" | "createdAt" | "lastModified";
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
                    "application/json": components["schemas"]["SsgtPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    changeSsgtState: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
                /** @description The ETag of the version that was edited. A stale one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The state it is in and the one it shall be in, as `{from}-to-{to}`. */
                transition: string;
                /** @description The competition. */
                ssgtUuid: components["schemas"]["SsgtId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The competition as it is now. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ssgt"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getSsgt: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path: {
                /** @description The competition. */
                ssgtUuid: components["schemas"]["SsgtId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The competition. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ssgt"];
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
    updateSsgt: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
                /** @description The ETag of the version that was edited. A stale one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The competition. */
                ssgtUuid: components["schemas"]["SsgtId"];
            };
            cookie?: never;
        };
        /** @description The changed competition. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SsgtInput"];
            };
        };
        responses: {
            /** @description The competition as it is now. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ssgt"];
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
    listConnectedTeams: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path: {
                /** @description The competition. */
                ssgtUuid: components["schemas"]["SsgtId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The teams, with the version of the competition. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectedTeam"][];
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
    connectTeams: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
                /** @description The ETag of the version that was edited. A stale one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The competition. */
                ssgtUuid: components["schemas"]["SsgtId"];
            };
            cookie?: never;
        };
        /** @description The teams to add and to take out. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConnectTeamsInput"];
            };
        };
        responses: {
            /** @description The teams as they are now, with the version of the competition. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectedTeam"][];
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
    connectTeamExternalId: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
                /** @description The ETag of the version that was edited. A stale one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The competition. */
                ssgtUuid: components["schemas"]["SsgtId"];
                /** @description The team. */
                teamUuid: components["schemas"]["TeamId"];
            };
            cookie?: never;
        };
        /** @description What a register calls the team. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConnectExternalIdInput"];
            };
        };
        responses: {
            /** @description The team as it is now, with the version of the competition. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectedTeam"];
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
                ssgtUuid?: components["schemas"]["SsgtId"];
                /** @description Only teams of this gender. */
                gender?: "male" | "female" | "neutral";
                /** @description Only teams of this owner. */
                ownerInstanceId?: components["schemas"]["InstanceId"];
                /** @description Only the team with this code, letter case ignored. */
                teamCode?: string;
                /** @description Only what this import made. */
                importUuid?: components["parameters"]["ImportUuid"];
                /** @description Only what was last changed on this day or later; a day of `timeZone`. */
                changedFrom?: components["parameters"]["ChangedFrom"];
                /** @description Only what was last changed on this day or earlier; a day of `timeZone`. */
                changedUntil?: components["parameters"]["ChangedUntil"];
                /** @description The time zone of the days that moments are compared with, by its IANA name. */
                timeZone?: components["parameters"]["TimeZone"];
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
    importTeams: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The rows. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamBatch"];
            };
        };
        responses: {
            /** @description What became of each row. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportResults"];
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
    getTeamImport: {
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
            /** @description The import. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamImport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    triggerTeamImport: {
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
            /** @description It runs. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamImport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
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
                teamUuid: components["schemas"]["TeamId"];
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
                teamUuid: components["schemas"]["TeamId"];
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
                /** @description Only what was last changed on this day or later; a day of `timeZone`. */
                changedFrom?: components["parameters"]["ChangedFrom"];
                /** @description Only what was last changed on this day or earlier; a day of `timeZone`. */
                changedUntil?: components["parameters"]["ChangedUntil"];
                /** @description The time zone of the days that moments are compared with, by its IANA name. */
                timeZone?: components["parameters"]["TimeZone"];
                /** @description Only people with exactly this first name, letter case and surrounding blanks ignored. */
                firstName?: components["parameters"]["FirstName"];
                /** @description Only people with exactly this last name, letter case and surrounding blanks ignored. */
                lastName?: components["parameters"]["LastName"];
                /** @description Only what this import made. */
                importUuid?: components["parameters"]["ImportUuid"];
                /** @description Only people whose consent to portraits stands so today. */
                portraitConsentState?: components["parameters"]["PortraitConsentState"];
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
    importPlayers: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The rows. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlayerImport"];
            };
        };
        responses: {
            /** @description What became of each row. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportResults"];
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
    findSimilarPlayers: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The rows. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SimilarPlayerSearch"];
            };
        };
        responses: {
            /** @description What looks like each row. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimilarPeople"];
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
    getPlayerPortraitUploadUrl: {
        parameters: {
            query: {
                /** @description Type of the file, such as `image/jpeg`. */
                mimeType: components["parameters"]["MimeType"];
                /** @description Name of the file. */
                fileLocator: components["parameters"]["FileLocator"];
                /** @description Size of the file, bytes. Without it any size up to the largest of the type is taken, and as much of the quota is held for it. */
                size?: components["parameters"]["FileSize"];
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
            /** @description The upload. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Upload"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["FileTooLarge"];
            422: components["responses"]["UnusableFile"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    savePlayerMedia: {
        parameters: {
            query: {
                /** @description The player. */
                playerUuid: components["schemas"]["PlayerId"];
            };
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
                /** @description The ETag of the version that was edited. A stale one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The portraits. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonMediaList"];
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
            422: components["responses"]["UnusableFile"];
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
                playerUuid: components["schemas"]["PlayerId"];
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
                playerUuid: components["schemas"]["PlayerId"];
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
                /** @description Only what was last changed on this day or later; a day of `timeZone`. */
                changedFrom?: components["parameters"]["ChangedFrom"];
                /** @description Only what was last changed on this day or earlier; a day of `timeZone`. */
                changedUntil?: components["parameters"]["ChangedUntil"];
                /** @description The time zone of the days that moments are compared with, by its IANA name. */
                timeZone?: components["parameters"]["TimeZone"];
                /** @description Only people with exactly this first name, letter case and surrounding blanks ignored. */
                firstName?: components["parameters"]["FirstName"];
                /** @description Only people with exactly this last name, letter case and surrounding blanks ignored. */
                lastName?: components["parameters"]["LastName"];
                /** @description Only what this import made. */
                importUuid?: components["parameters"]["ImportUuid"];
                /** @description Only people whose consent to portraits stands so today. */
                portraitConsentState?: components["parameters"]["PortraitConsentState"];
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
    importStaff: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The rows. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffImport"];
            };
        };
        responses: {
            /** @description What became of each row. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportResults"];
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
    findSimilarStaff: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The rows. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SimilarStaffSearch"];
            };
        };
        responses: {
            /** @description What looks like each row. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimilarPeople"];
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
    saveStaffMedia: {
        parameters: {
            query: {
                /** @description The staff member. */
                staffUuid: components["schemas"]["StaffId"];
            };
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
                /** @description The ETag of the version that was edited. A stale one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The portraits. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonMediaList"];
            };
        };
        responses: {
            /** @description The staff member as they are now. */
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
            422: components["responses"]["UnusableFile"];
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
                staffUuid: components["schemas"]["StaffId"];
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
                staffUuid: components["schemas"]["StaffId"];
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
                staffUuid: components["schemas"]["StaffId"];
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
    getTeamSquad: {
        parameters: {
            query: {
                /** @description The team. */
                teamUuid: components["schemas"]["TeamId"];
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
            /** @description The squad. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Squad"];
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
    updateTeamSquad: {
        parameters: {
            query: {
                /** @description The team. */
                teamUuid: components["schemas"]["TeamId"];
            };
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
                /** @description The ETag of the version that was edited. A stale one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Who comes and who goes. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlayerSquadChange"];
            };
        };
        responses: {
            /** @description The squad as it is now. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Squad"];
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
    updateStaffSquad: {
        parameters: {
            query: {
                /** @description The team. */
                teamUuid: components["schemas"]["TeamId"];
            };
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
                /** @description The ETag of the version that was edited. A stale one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Who comes and who goes. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffSquadChange"];
            };
        };
        responses: {
            /** @description The squad as it is now. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Squad"];
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
    listGames: {
        parameters: {
            query?: {
                /** @description Only games that were played (true) or were not (false). */
                played?: boolean;
                /** @description Number of the page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows in a page (specification §9). */
                pageSize?: number;
                /** @description What to order by (specification §9); games that are equal in it come in the order of their start. */
                sortBy?: components["schemas"]["GameOrder"];
                /** @description Direction of the order (specification §9). */
                sortOrder?: "asc" | "desc";
                /** @description Only games of this team, at home or away. */
                team?: components["schemas"]["TeamId"];
                /** @description Only games of this series. */
                series?: components["schemas"]["SeriesId"];
                /** @description Only games of this competition. */
                seasonSeriesGameType?: components["schemas"]["SsgtId"];
                /** @description Only games whose teams and venue together hold every word of this, letter case and marks ignored. */
                search?: string;
                /** @description Only games at venues whose name holds every word of this, letter case and marks ignored. */
                location?: string;
                /** @description Only games of this status. */
                status?: components["schemas"]["GameStatus"];
                /** @description Only games that start at this moment. */
                startsAt?: components["schemas"]["Instant"];
                /** @description Only games that start at another time than first planned (true) or as planned (false). */
                postponed?: boolean;
                /** @description Only games that start on this day or later; a day of `timeZone`. */
                startsFrom?: components["schemas"]["Day"];
                /** @description Only games that start on this day or earlier; a day of `timeZone`. */
                startsUntil?: components["schemas"]["Day"];
                /** @description Only what this import made. */
                importUuid?: components["parameters"]["ImportUuid"];
                /** @description The time zone of the days that moments are compared with, by its IANA name. */
                timeZone?: components["parameters"]["TimeZone"];
                /** @description Deleted games instead of the others. */
                deleted?: boolean;
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
                    "application/json": components["schemas"]["GamePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    createGame: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The new game. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["GameInput"];
            };
        };
        responses: {
            /** @description The game as it was made. */
            201: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
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
    importGames: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The rows. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["GameBatch"];
            };
        };
        responses: {
            /** @description What became of each row. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportResults"];
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
    listGamesOfTeams: {
        parameters: {
            query: {
                /** @description The competition. */
                ssgtUuid: components["schemas"]["SsgtId"];
                /** @description One team. */
                teamUuid: components["schemas"]["TeamId"];
                /** @description The other team. */
                otherTeamUuid: components["schemas"]["TeamId"];
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
            /** @description The games. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    nextHomeGame: {
        parameters: {
            query?: {
                /** @description The team; without it any team that the site owns. */
                teamUuid?: components["schemas"]["TeamId"];
                /** @description Only games at home (true), or away ones too (false). */
                home?: boolean;
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
            /** @description The game. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
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
    getGame: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path: {
                /** @description The game. */
                gameUuid: components["schemas"]["GameId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The game. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
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
    updateGame: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
                /** @description The ETag of the version that was edited. A stale one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The game. */
                gameUuid: components["schemas"]["GameId"];
            };
            cookie?: never;
        };
        /** @description The changed game. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["GameInput"];
            };
        };
        responses: {
            /** @description The game as it is now. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
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
    postponeGame: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
                /** @description The ETag of the version that was edited. A stale one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The game. */
                gameUuid: components["schemas"]["GameId"];
            };
            cookie?: never;
        };
        /** @description The new start. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["GamePostponement"];
            };
        };
        responses: {
            /** @description The game as it is now. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
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
    listGameLinks: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path: {
                /** @description The game. */
                gameUuid: components["schemas"]["GameId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The links. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameLink"][];
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
    listGamesBySsgt: {
        parameters: {
            query?: {
                /** @description Only games whose teams and venue together hold every word of this, letter case and marks ignored. */
                search?: string;
                /** @description Number of the page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows in a page (specification §9). */
                pageSize?: number;
                /** @description What to order by (specification §9); games that are equal in it come in the order of their start. */
                sortBy?: components["schemas"]["GameOrder"];
                /** @description Direction of the order (specification §9). */
                sortOrder?: "asc" | "desc";
                /** @description Only games of this team, at home or away. */
                teamUuid?: components["schemas"]["TeamId"];
                /** @description Only games at venues whose name holds every word of this, letter case and marks ignored. */
                location?: string;
                /** @description Only games of this series. */
                series?: components["schemas"]["SeriesId"];
            };
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path: {
                /** @description The competition. */
                ssgtUuid: components["schemas"]["SsgtId"];
            };
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
                    "application/json": components["schemas"]["GamePage"];
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
    listGameSeries: {
        parameters: {
            query?: {
                /** @description Only game series of this competition. */
                ssgtUuid?: components["schemas"]["SsgtId"];
                /** @description Text to search for, letter case and surrounding blanks ignored. */
                searchToken?: components["parameters"]["SearchToken"];
                /** @description Only game series of this round. */
                round?: components["schemas"]["Round"];
                /** @description Number of the page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows in a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description What to order by; `round` begins with the round of 16 and goes on by `sortOrder`. */
                sortBy?: "round" | "titles" | "sortOrder" | "homeTeam" | "awayTeam" | "lastModified";
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
                    "application/json": components["schemas"]["GameSeriesPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    createGameSeries: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The new game series. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["GameSeriesInput"];
            };
        };
        responses: {
            /** @description The game series as it was made. */
            201: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameSeries"];
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
    listGameSeriesBySsgts: {
        parameters: {
            query: {
                /** @description The competitions. */
                ssgtUuids: components["schemas"]["SsgtId"][];
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
            /** @description The game series. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameSeries"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getGameSeries: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path: {
                /** @description The game series. */
                gameSeriesUuid: components["schemas"]["GameSeriesId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The game series. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameSeries"];
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
    updateGameSeries: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
                /** @description The ETag of the version that was edited. A stale one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The game series. */
                gameSeriesUuid: components["schemas"]["GameSeriesId"];
            };
            cookie?: never;
        };
        /** @description The changed game series. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["GameSeriesInput"];
            };
        };
        responses: {
            /** @description The game series as it is now. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameSeries"];
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
    deleteGameSeries: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
                /** @description The ETag of the version that was edited. A stale one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The game series. */
                gameSeriesUuid: components["schemas"]["GameSeriesId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The game series is gone. */
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
    saveGameMetadata: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
                /** @description The ETag of the version that was edited. A stale one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The metadata. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["GameMetadataInput"];
            };
        };
        responses: {
            /** @description The metadata as it is now. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameMetadata"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listGameLogos: {
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
            /** @description The logos. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameLogo"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listGameMetadataOfSsgt: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path: {
                /** @description The competition. */
                ssgtUuid: components["schemas"]["SsgtId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The metadata. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameMetadata"][];
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
    getGameMetadata: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path: {
                /** @description The game. */
                gameUuid: components["schemas"]["GameId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The metadata. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameMetadata"];
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
    getStatisticsModule: {
        parameters: {
            query: {
                /** @description The competition. */
                ssgt: components["schemas"]["SsgtId"];
            };
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path: {
                /** @description The module. */
                module: components["schemas"]["StatisticsModuleName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statistics. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatisticsModule"];
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
    getStatisticsModuleV2: {
        parameters: {
            query: {
                /** @description The competition. */
                ssgt: components["schemas"]["SsgtId"];
            };
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path: {
                /** @description The module. */
                module: components["schemas"]["StatisticsModuleName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statistics. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatisticsModuleV2"];
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
    listPlayerStatistics: {
        parameters: {
            query: {
                /** @description The player. */
                playerUuid: components["schemas"]["PlayerId"];
                /** @description Number of the page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows in a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description What to order by; `season` is the code of the season. */
                sortBy?: "season" | "ssgt" | "team" | "goals" | "assists" | "points" | "penalties";
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
                    "application/json": components["schemas"]["PlayerStatisticsPage"];
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
    listCustomTags: {
        parameters: {
            query?: {
                /** @description Text to search for, letter case and surrounding blanks ignored. */
                search?: components["parameters"]["Search"];
                /** @description Number of the page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows in a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Only active tags (true) or deactivated ones (false). */
                active?: boolean;
                /** @description Only tags that something bears (true) or that nothing bears (false). */
                used?: boolean;
                /** @description Property to order by. */
                sortBy?: "name" | "usageCount" | "lastModified";
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
                    "application/json": components["schemas"]["TagPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    createTag: {
        parameters: {
            query?: {
                /** @description Says that the tag is one of the site; other tags are not made or changed here. */
                siteTag?: true;
            };
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The new tag. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TagInput"];
            };
        };
        responses: {
            /** @description The tag as it was made. */
            201: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"];
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
    searchTags: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The search. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TagSearch"];
            };
        };
        responses: {
            /** @description The tags. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"][];
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
    mergeTags: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
                /** @description The ETag of the version that was edited. A stale one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The tags. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TagMerge"];
            };
        };
        responses: {
            /** @description The tag that is left. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"];
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
    getTag: {
        parameters: {
            query?: {
                /** @description Activates or deactivates the tag before it is answered; left out, it is only read. */
                siteTag?: true;
            };
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path: {
                /** @description The value of the tag. */
                value: components["schemas"]["TagValue"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tag as it is now. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"];
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
    setTagActive: {
        parameters: {
            query?: {
                /** @description Says that the tag is one of the site; other tags are not made or changed here. */
                siteTag?: true;
            };
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
                /** @description The ETag of the version that was edited. A stale one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The value of the tag. */
                value: components["schemas"]["TagValue"];
            };
            cookie?: never;
        };
        /** @description Whether it is offered. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TagActivation"];
            };
        };
        responses: {
            /** @description The tag as it is now. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"];
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
    deleteTag: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
                /** @description The ETag of the version that was edited. A stale one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The value of the tag. */
                value: components["schemas"]["TagValue"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tag is deleted. */
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
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    renameTag: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
                /** @description The ETag of the version that was edited. A stale one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The value of the tag. */
                value: components["schemas"]["TagValue"];
            };
            cookie?: never;
        };
        /** @description The new name. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TagInput"];
            };
        };
        responses: {
            /** @description The tag as it is now. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"];
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
    searchGameTags: {
        parameters: {
            query?: {
                /** @description Text to search for, letter case, marks and surrounding blanks ignored. */
                searchQuery?: string;
                /** @description At most so many tags. */
                count?: number;
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
            /** @description The tags. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    searchActiveTags: {
        parameters: {
            query?: {
                /** @description Text to search for, letter case, marks and surrounding blanks ignored. */
                searchQuery?: string;
                /** @description Only tags of these kinds. */
                include?: components["schemas"]["TagResourceType"][];
                /** @description No tags of these kinds. */
                exclude?: components["schemas"]["TagResourceType"][];
                /** @description At most so many tags. */
                count?: number;
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
            /** @description The tags. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    searchDeactivatedTags: {
        parameters: {
            query?: {
                /** @description Text to search for, letter case, marks and surrounding blanks ignored. */
                searchQuery?: string;
                /** @description Only tags of these kinds. */
                include?: components["schemas"]["TagResourceType"][];
                /** @description No tags of these kinds. */
                exclude?: components["schemas"]["TagResourceType"][];
                /** @description At most so many tags. */
                count?: number;
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
            /** @description The tags. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    fetchTags: {
        parameters: {
            query: {
                /** @description Values of tags; may be repeated. */
                tagsToFetch: components["schemas"]["TagValue"][];
                /** @description At most so many tags. */
                count?: number;
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
            /** @description The tags. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listVideoChannels: {
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
            /** @description The channels. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoChannels"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    saveVideoChannels: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
                /** @description The ETag of the version that was edited. A stale one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The channels, in their order. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["VideoChannels"];
            };
        };
        responses: {
            /** @description The channels as they are now. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoChannels"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listMedia: {
        parameters: {
            query: {
                /** @description Images or videos. */
                type: components["parameters"]["MediaType"];
                /** @description Number of the page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows in a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Only the item of this identifier. */
                id?: components["schemas"]["Uuid"];
                /** @description Only the item of this mediaString, which tells what a form refers to. */
                mediaString?: string;
                /** @description Text to search for, letter case and surrounding blanks ignored. */
                search?: components["parameters"]["Search"];
                /** @description Only items of the category of this identifier. */
                category?: number;
                /** @description Only items with the tag of this value. */
                tag?: components["schemas"]["TagValue"];
                /** @description Only items linked to this game, by its uuid or by the value of its tag. */
                game?: string;
                /** @description Only items that this person uploaded; one of those that listMediaUploaders gives. */
                uploader?: string;
                /** @description Only private items (true) or public ones (false). */
                private?: boolean;
                /** @description Only drafts (true) or no drafts (false). */
                draft?: boolean;
                /** @description Only items in 16:9 (true), fit to be main media, or in other formats (false). */
                sixteenNine?: boolean;
                /** @description Only items without rights or without a focal point (true), or with both (false); images only, because videos have neither. */
                incomplete?: boolean;
                /** @description Only items whose file has this SHA-256, in hexadecimal. */
                hash?: string;
                /** @description Only what was uploaded on this day or later; a day of `timeZone`. */
                uploadedFrom?: components["schemas"]["Day"];
                /** @description Only what was uploaded on this day or earlier; a day of `timeZone`. */
                uploadedUntil?: components["schemas"]["Day"];
                /** @description The time zone whose days `uploadedFrom` and `uploadedUntil` are, by its IANA name. */
                timeZone?: string;
                /** @description Only items in this state. */
                status?: components["schemas"]["MediaStatus"];
                /** @description What to order by. */
                sortBy?: "createdAt" | "name" | "views" | "size";
                /** @description Direction of the order; the largest and the newest first unless told. */
                sortOrder?: "asc" | "desc";
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
                    "application/json": components["schemas"]["MediaPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    updateMedia: {
        parameters: {
            query: {
                /** @description Images or videos. */
                type: components["parameters"]["MediaType"];
                /** @description The item. */
                id: components["schemas"]["Uuid"];
            };
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
                /** @description The ETag of the version that was edited. A stale one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The changed item. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["MediaInput"];
            };
        };
        responses: {
            /** @description The item as it is now. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Media"];
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
            422: components["responses"]["UnusableFile"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    createMedia: {
        parameters: {
            query: {
                /** @description Images or videos. */
                type: components["parameters"]["MediaType"];
            };
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The new item. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["MediaInput"];
            };
        };
        responses: {
            /** @description The item as it was made. */
            201: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Media"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnusableFile"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            507: components["responses"]["StorageFull"];
        };
    };
    getMedia: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path: {
                /** @description Image or video. */
                type: components["schemas"]["MediaType"];
                /** @description The item. */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The item. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Media"];
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
    deleteMedia: {
        parameters: {
            query?: {
                /** @description Delete it although something refers to it. */
                evenInUse?: boolean;
            };
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
                /** @description The ETag of the version that was edited. A stale one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Image or video. */
                type: components["schemas"]["MediaType"];
                /** @description The item. */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is deleted. */
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
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    replaceMediaFile: {
        parameters: {
            query: {
                /** @description The upload. */
                uploadKey: components["parameters"]["UploadKey"];
            };
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
                /** @description The ETag of the version that was edited. A stale one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Image or video. */
                type: components["schemas"]["MediaType"];
                /** @description The item. */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The item as it is now. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Media"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnusableFile"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            507: components["responses"]["StorageFull"];
        };
    };
    getUploadUrl: {
        parameters: {
            query: {
                /** @description Type of the file, such as `image/jpeg`. */
                mimeType: components["parameters"]["MimeType"];
                /** @description Name of the file. */
                fileLocator: components["parameters"]["FileLocator"];
                /** @description Size of the file, bytes. Without it any size up to the largest of the type is taken, and as much of the quota is held for it. */
                size?: components["parameters"]["FileSize"];
                /** @description An upload that has begun already. */
                uploadKey?: components["schemas"]["Uuid"];
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
            /** @description The upload. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Upload"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["FileTooLarge"];
            422: components["responses"]["UnusableFile"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            507: components["responses"]["StorageFull"];
        };
    };
    deleteUpload: {
        parameters: {
            query: {
                /** @description The upload. */
                uploadKey: components["parameters"]["UploadKey"];
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
            /** @description It is forgotten. */
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
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    reportUploadStatus: {
        parameters: {
            query?: {
                /** @description The video that the file is for. */
                videoId?: components["schemas"]["Uuid"];
            };
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description How it ended. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UploadReport"];
            };
        };
        responses: {
            /** @description What the file holds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedFile"];
                };
            };
            /** @description The failed upload is forgotten. */
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
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnusableFile"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            507: components["responses"]["StorageFull"];
        };
    };
    configureVideo: {
        parameters: {
            query: {
                /** @description The video. */
                videoId: components["schemas"]["Uuid"];
            };
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The file. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["VideoConfig"];
            };
        };
        responses: {
            /** @description The upload. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Upload"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["FileTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnusableFile"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            507: components["responses"]["StorageFull"];
        };
    };
    listMediaCategories: {
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
            /** @description The categories. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaCategory"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listVideoCategories: {
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
            /** @description The categories. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaCategory"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listMediaUploaders: {
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
            /** @description The uploaders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaUploader"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    renderMedia: {
        parameters: {
            query: {
                /** @description The item. */
                mediaString: components["schemas"]["MediaString"];
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
            /** @description What to show. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenderedMedia"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnusableFile"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listMediaUses: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path: {
                /** @description Image or video. */
                type: components["schemas"]["MediaType"];
                /** @description The item. */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The uses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaUse"][];
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
    getMediaQuota: {
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
            /** @description The quota. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaQuota"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listMediaByType: {
        parameters: {
            query: {
                /** @description Images or videos. */
                type: components["parameters"]["MediaType"];
                /** @description Number of the page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows in a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Only the item of this identifier. */
                id?: components["schemas"]["Uuid"];
                /** @description Only the item of this mediaString, which tells what a form refers to. */
                mediaString?: string;
                /** @description Text to search for, letter case and surrounding blanks ignored. */
                search?: components["parameters"]["Search"];
                /** @description Only items of the category of this identifier. */
                category?: number;
                /** @description Only items with the tag of this value. */
                tag?: components["schemas"]["TagValue"];
                /** @description Only items linked to this game, by its uuid or by the value of its tag. */
                game?: string;
                /** @description Only items that this person uploaded; one of those that listMediaUploaders gives. */
                uploader?: string;
                /** @description Only private items (true) or public ones (false). */
                private?: boolean;
                /** @description Only drafts (true) or no drafts (false). */
                draft?: boolean;
                /** @description Only items in 16:9 (true), fit to be main media, or in other formats (false). */
                sixteenNine?: boolean;
                /** @description Only items without rights or without a focal point (true), or with both (false); images only, because videos have neither. */
                incomplete?: boolean;
                /** @description Only items whose file has this SHA-256, in hexadecimal. */
                hash?: string;
                /** @description Only what was uploaded on this day or later; a day of `timeZone`. */
                uploadedFrom?: components["schemas"]["Day"];
                /** @description Only what was uploaded on this day or earlier; a day of `timeZone`. */
                uploadedUntil?: components["schemas"]["Day"];
                /** @description The time zone whose days `uploadedFrom` and `uploadedUntil` are, by its IANA name. */
                timeZone?: string;
                /** @description Only items in this state. */
                status?: components["schemas"]["MediaStatus"];
                /** @description What to order by. */
                sortBy?: "createdAt" | "name" | "views" | "size";
                /** @description Direction of the order; the largest and the newest first unless told. */
                sortOrder?: "asc" | "desc";
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
                    "application/json": components["schemas"]["MediaPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    searchMedia: {
        parameters: {
            query: {
                /** @description Images or videos. */
                type: components["parameters"]["MediaType"];
                /** @description Number of the page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows in a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Text to search for, letter case and surrounding blanks ignored. */
                search: string;
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
                    "application/json": components["schemas"]["MediaPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listAllMediaCategories: {
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
            /** @description The categories. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaCategory"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getPresignedUploadUrl: {
        parameters: {
            query: {
                /** @description Type of the file, such as `image/jpeg`. */
                mimeType: components["parameters"]["MimeType"];
                /** @description Name of the file. */
                fileLocator: components["parameters"]["FileLocator"];
                /** @description Size of the file, bytes. Without it any size up to the largest of the type is taken, and as much of the quota is held for it. */
                size?: components["parameters"]["FileSize"];
                /** @description An upload that has begun already. */
                uploadKey?: components["schemas"]["Uuid"];
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
            /** @description The upload. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Upload"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["FileTooLarge"];
            422: components["responses"]["UnusableFile"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            507: components["responses"]["StorageFull"];
        };
    };
    finishSingleUpload: {
        parameters: {
            query: {
                /** @description The upload. */
                uploadKey: components["parameters"]["UploadKey"];
            };
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What is written about the item. Its mediaString is that of the upload. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["MediaInput"];
            };
        };
        responses: {
            /** @description The item as it was made. */
            201: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Media"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnusableFile"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            507: components["responses"]["StorageFull"];
        };
    };
    createArticle: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The new article. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArticleInput"];
            };
        };
        responses: {
            /** @description The article as it was made. */
            201: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticleReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            507: components["responses"]["StorageFull"];
        };
    };
    listArticles: {
        parameters: {
            query?: {
                /** @description Text to search for, letter case and surrounding blanks ignored. */
                search?: components["parameters"]["Search"];
                /** @description Only articles with the tag of this value. */
                tag?: components["schemas"]["TagValue"];
                /** @description Only articles linked to this game, by its uuid or by the value of its tag. */
                game?: string;
                /** @description Only articles in this language. */
                lang?: string;
                /** @description Only articles by this author, letter case and surrounding blanks ignored. */
                author?: string;
                /** @description Only articles with this headline; letter case, marks of letters and how many blanks stand between words are ignored. */
                header?: string;
                /** @description Only articles with this label, letter case and surrounding blanks ignored. */
                label?: string;
                /** @description Only articles of this state. */
                state?: components["schemas"]["ArticleState"];
                /** @description Only articles of this version. */
                version?: components["schemas"]["ArticleVersion"];
                /** @description Only articles that lists leave out (true) or do not (false). */
                hidden?: boolean;
                /** @description Only highlighted articles (true) or others (false). */
                highlighted?: boolean;
                /** @description Only what was last changed on this day or later; a day of `timeZone`. */
                changedFrom?: components["parameters"]["ChangedFrom"];
                /** @description Only what was last changed on this day or earlier; a day of `timeZone`. */
                changedUntil?: components["parameters"]["ChangedUntil"];
                /** @description Only what is or was published on this day or later; a day of `timeZone`. */
                publishedFrom?: components["schemas"]["Day"];
                /** @description Only what is or was published on this day or earlier; a day of `timeZone`. */
                publishedUntil?: components["schemas"]["Day"];
                /** @description Only what leaves the site on this day or earlier and has not left it yet; a day of `timeZone`. */
                leavesUntil?: components["schemas"]["Day"];
                /** @description Only what has an embargo that ends on this day or earlier and has not ended yet; a day of `timeZone`. */
                embargoUntil?: components["schemas"]["Day"];
                /** @description The time zone of the days that moments are compared with, by its IANA name. */
                timeZone?: components["parameters"]["TimeZone"];
                /** @description Number of the page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows in a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description What to order by. */
                sortBy?: "lastModified" | "publishedAt" | "deletedAt" | "header" | "sitePriority" | "author";
                /** @description Direction of the order. */
                sortOrder?: components["parameters"]["SortOrder"];
            };
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path: {
                /** @description Which articles. */
                list: components["schemas"]["ArticleList"];
            };
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
                    "application/json": components["schemas"]["ArticlePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    searchArticles: {
        parameters: {
            query: {
                /** @description What to search for; blanks alone are refused. */
                query: string;
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
                    "application/json": components["schemas"]["ArticlePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    searchArticleTitles: {
        parameters: {
            query: {
                /** @description What to search for; blanks alone are refused. */
                query: string;
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
            /** @description The articles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticleTitle"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getPreviewToken: {
        parameters: {
            query: {
                /** @description The article. */
                id: components["schemas"]["ArticleId"];
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
            /** @description The token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreviewTokenReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    copyFromTemplate: {
        parameters: {
            query: {
                /** @description The template. */
                templateId: components["schemas"]["ArticleTemplateId"];
                /** @description The game whose words it takes. */
                gameUuid?: components["schemas"]["GameId"];
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
            /** @description The article. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticleDraftReply"];
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
    listArticleTemplates: {
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
            /** @description The templates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticleTemplate"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    createArticleTemplate: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The new template. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArticleTemplateInput"];
            };
        };
        responses: {
            /** @description The template as it was made. */
            201: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticleTemplate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getArticleTemplate: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path: {
                /** @description The template. */
                templateId: components["schemas"]["ArticleTemplateId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The template. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticleTemplate"];
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
    updateArticleTemplate: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
                /** @description The ETag of the version that was edited. A stale one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The template. */
                templateId: components["schemas"]["ArticleTemplateId"];
            };
            cookie?: never;
        };
        /** @description The changed template. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArticleTemplateInput"];
            };
        };
        responses: {
            /** @description The template as it is now. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticleTemplate"];
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
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteArticleTemplate: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
                /** @description The ETag of the version that was edited. A stale one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The template. */
                templateId: components["schemas"]["ArticleTemplateId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The template is gone. */
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
    suggestArticleGames: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The text. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["GameSuggestionQuery"];
            };
        };
        responses: {
            /** @description The games, the likeliest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameSuggestion"][];
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
    getArticle: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path: {
                /** @description The article. */
                id: components["schemas"]["ArticleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The article. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticleReply"];
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
    updateArticle: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
                /** @description The ETag of the version that was edited. A stale one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The article. */
                id: components["schemas"]["ArticleId"];
            };
            cookie?: never;
        };
        /** @description The changed article. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArticleInput"];
            };
        };
        responses: {
            /** @description The article as it is now. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticleReply"];
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
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            507: components["responses"]["StorageFull"];
        };
    };
    deleteArticle: {
        parameters: {
            query?: {
                /** @description Whether it is deleted although something refers to it. */
                evenInUse?: boolean;
            };
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
                /** @description The ETag of the version that was edited. A stale one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The article. */
                id: components["schemas"]["ArticleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The article is gone. */
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
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listArticleRevisions: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path: {
                /** @description The article. */
                id: components["schemas"]["ArticleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The revisions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticleRevision"][];
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
    getArticleRevision: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path: {
                /** @description The article. */
                id: components["schemas"]["ArticleId"];
                /** @description Number of the revision. */
                revision: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The revision. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticleRevisionContent"];
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
    listArticleUses: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path: {
                /** @description The article. */
                id: components["schemas"]["ArticleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The uses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticleUse"][];
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
    listArticlePlaces: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path: {
                /** @description The article. */
                id: components["schemas"]["ArticleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The places. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticlePlace"][];
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
    noteArticlePresence: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path: {
                /** @description The article. */
                id: components["schemas"]["ArticleId"];
            };
            cookie?: never;
        };
        /** @description Whether it is open. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArticlePresenceInput"];
            };
        };
        responses: {
            /** @description Who else has it open. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticlePresence"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    actOnArticle: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
                /** @description The ETag of the version that was edited. A stale one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The article. */
                id: components["schemas"]["ArticleId"];
                /** @description What is done to it. */
                action: components["schemas"]["ArticleAction"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The article as it is now. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticleReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            507: components["responses"]["StorageFull"];
        };
    };
    listDynamicAdsProviders: {
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
            /** @description The providers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DynamicAdsProvider"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    createDynamicAdsConfig: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The new configuration. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DynamicAdsConfigInput"];
            };
        };
        responses: {
            /** @description The configuration as it was made. */
            201: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DynamicAdsConfig"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getDynamicAdsConfig: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path: {
                /** @description The name of the provider. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The configuration. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DynamicAdsConfig"];
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
    updateDynamicAdsConfig: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
                /** @description The ETag of the version that was edited. A stale one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The configuration. */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        /** @description The configuration. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DynamicAdsConfigInput"];
            };
        };
        responses: {
            /** @description The configuration as it is now. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DynamicAdsConfig"];
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
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getSelectedDynamicAdsConfig: {
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
            /** @description The configuration. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DynamicAdsConfig"];
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
    listDynamicAdsConfigs: {
        parameters: {
            query?: {
                /** @description Text to search for, letter case and surrounding blanks ignored. */
                search?: components["parameters"]["Search"];
                /** @description Number of the page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows in a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Only active configurations (true) or others (false). */
                active?: boolean;
                /** @description Only the configuration of this provider. */
                name?: string;
                /** @description Property to order by. */
                sortBy?: "name" | "company" | "isSelected" | "isActive" | "lastModified";
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
                    "application/json": components["schemas"]["DynamicAdsConfigPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    readDynamicAdsConfig: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path: {
                /** @description The configuration. */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The configuration. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DynamicAdsConfig"];
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
    deleteDynamicAdsConfig: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
                /** @description The ETag of the version that was edited. A stale one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The configuration. */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The configuration is deleted. */
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
    listSponsors: {
        parameters: {
            query?: {
                /** @description Text to search for, letter case and surrounding blanks ignored. */
                search?: components["parameters"]["Search"];
                /** @description Only sponsors in this state. */
                state?: "all" | "active" | "endingSoon" | "upcoming" | "ended" | "inactive";
                /** @description Only sponsors that stand in this group. */
                group?: components["schemas"]["Uuid"];
                /** @description Only sponsors that are switched on (true) or off (false). */
                active?: boolean;
                /** @description Only sponsors of this name, letter case and blanks around it ignored. */
                name?: string;
                /** @description Only the sponsor that another system knows by this. */
                externalId?: string;
                /** @description Only contracts that end on this day or later. */
                endsFrom?: components["schemas"]["Day"];
                /** @description Only contracts that end on this day or earlier. */
                endsUntil?: components["schemas"]["Day"];
                /** @description The time zone of the day by which states are told; that of the sites unless told. */
                timeZone?: string;
                /** @description Number of the page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows in a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description What to order by. */
                sortBy?: "name" | "contractUntil" | "lastModified";
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
                    "application/json": components["schemas"]["SponsorPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    saveSponsor: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
                /** @description The ETag of the version that was edited. A stale one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The sponsor. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SponsorInput"];
            };
        };
        responses: {
            /** @description The sponsor as it is now. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sponsor"];
                };
            };
            /** @description The sponsor as it was made. */
            201: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sponsor"];
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
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getSponsor: {
        parameters: {
            query?: {
                /** @description The time zone of the day by which states are told; that of the sites unless told. */
                timeZone?: string;
            };
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path: {
                /** @description The sponsor. */
                id: components["schemas"]["SponsorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sponsor. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sponsor"];
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
    updateSponsor: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
                /** @description The ETag of the version that was edited. A stale one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The sponsor. */
                id: components["schemas"]["SponsorId"];
            };
            cookie?: never;
        };
        /** @description The sponsor. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SponsorInput"];
            };
        };
        responses: {
            /** @description The sponsor as it is now. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sponsor"];
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
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteSponsor: {
        parameters: {
            query?: {
                /** @description Delete it although it stands somewhere. */
                evenInUse?: boolean;
            };
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
                /** @description The ETag of the version that was edited. A stale one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The sponsor. */
                id: components["schemas"]["SponsorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is deleted. */
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
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listSponsorUses: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path: {
                /** @description The sponsor. */
                id: components["schemas"]["SponsorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The uses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SponsorUse"][];
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
    renewSponsor: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
                /** @description The ETag of the version that was edited. A stale one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The sponsor. */
                id: components["schemas"]["SponsorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sponsor as it is now. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sponsor"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listSponsorGroupNames: {
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
            /** @description The groups. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShownSponsorGroup"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getMainSponsorGroup: {
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
            /** @description The group. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SponsorGroup"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    updateMainSponsorGroup: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
                /** @description The ETag of the version that was edited. A stale one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The group. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SponsorGroup"];
            };
        };
        responses: {
            /** @description The group as it is now. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SponsorGroup"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    saveMainSponsorGroup: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
                /** @description The ETag of the version that was edited. A stale one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The group. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SponsorGroup"];
            };
        };
        responses: {
            /** @description The group as it is now. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SponsorGroup"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    saveMainSponsors: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
                /** @description The ETag of the version that was edited. A stale one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The sponsors. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["GroupSponsors"];
            };
        };
        responses: {
            /** @description The group as it is now. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SponsorGroup"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listSiteSponsorGroups: {
        parameters: {
            query?: {
                /** @description Whether the sponsors of each group come along. */
                includeSponsors?: boolean;
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
            /** @description The groups. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SponsorGroups"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    updateSiteSponsorGroups: {
        parameters: {
            query?: {
                /** @description Delete groups that are missing although a section shows them. */
                evenInUse?: boolean;
            };
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
                /** @description The ETag of the version that was edited. A stale one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The groups. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SponsorGroups"];
            };
        };
        responses: {
            /** @description The groups as they are now, without their sponsors. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SponsorGroups"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    saveSiteSponsorGroups: {
        parameters: {
            query?: {
                /** @description Delete groups that are missing although a section shows them. */
                evenInUse?: boolean;
            };
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
                /** @description The ETag of the version that was edited. A stale one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The groups. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SponsorGroups"];
            };
        };
        responses: {
            /** @description The groups as they are now, without their sponsors. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SponsorGroups"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    saveSiteSponsors: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
                /** @description The ETag of the version that was edited. A stale one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The group and its sponsors. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteGroupSponsors"];
            };
        };
        responses: {
            /** @description The group as it is now. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SponsorGroup"];
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
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getSiteSponsors: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path: {
                /** @description The group. */
                groupId: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The group. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SponsorGroup"];
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
    updateSiteSponsors: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
                /** @description The ETag of the version that was edited. A stale one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The group. */
                groupId: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        /** @description The sponsors. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["GroupSponsors"];
            };
        };
        responses: {
            /** @description The group as it is now. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SponsorGroup"];
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
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getSubscriptionCount: {
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
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionCount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getSubscriptionTexts: {
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
            /** @description The texts. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionTexts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    saveSubscriptionTexts: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
                /** @description The ETag of the version that was edited. A stale one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The texts. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriptionTexts"];
            };
        };
        responses: {
            /** @description The texts as they are now. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionTexts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listSubscriptionLevels: {
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
            /** @description The levels. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionLevel"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listShopCategories: {
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
            /** @description The categories. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopCategory"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listContentFeeds: {
        parameters: {
            query?: {
                /** @description Text to search for, letter case and surrounding blanks ignored. */
                search?: components["parameters"]["Search"];
                /** @description Number of the page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows in a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Only active feeds (true) or others (false). */
                active?: boolean;
                /** @description Only feeds of this format. */
                format?: components["schemas"]["ContentFeedFormat"];
                /** @description Property to order by. */
                sortBy?: "name" | "url" | "format" | "createdAt";
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
                    "application/json": components["schemas"]["ContentFeedPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    createContentFeed: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The new feed. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentFeedInput"];
            };
        };
        responses: {
            /** @description The feed as it was added. */
            201: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentFeed"];
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
    getContentFeed: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path: {
                /** @description The feed. */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The feed. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentFeed"];
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
    updateContentFeed: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
                /** @description The ETag of the version that was edited. A stale one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The feed. */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        /** @description The feed. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentFeedInput"];
            };
        };
        responses: {
            /** @description The feed as it is now. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentFeed"];
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
    deleteContentFeed: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
                /** @description The ETag of the version that was edited. A stale one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The feed. */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is removed. */
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
    listMenu: {
        parameters: {
            query?: {
                /** @description Answer the routes too. */
                includeRoutes?: boolean;
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
            /** @description The menu. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Menu"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    createMenuGroup: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The new group. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["MenuGroupInput"];
            };
        };
        responses: {
            /** @description The group as it was made. */
            201: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuGroup"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    updateMenuGroup: {
        parameters: {
            query?: {
                /** @description Groups that are saved with the same one by the same user are one publish in the history. */
                publishId?: string;
            };
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
                /** @description The ETag of the version that was edited. A stale one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The group. */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        /** @description The whole group. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["MenuGroupInput"];
            };
        };
        responses: {
            /** @description The group as it is now. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuGroup"];
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
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteMenuGroup: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
                /** @description The ETag of the version that was edited. A stale one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The group. */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is deleted. */
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
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listMenuPublications: {
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
            /** @description The publishes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuPublication"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getMenuPublication: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path: {
                /** @description The publish. */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The publish with its menu. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublishedMenu"];
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
    listRoutes: {
        parameters: {
            query?: {
                /** @description Only the route with this path, letter case, and a slash in front or at the end, ignored. */
                path?: string;
                /** @description Text to search for in title and path, letter case, marks and surrounding blanks ignored. */
                query?: string;
                /** @description Number of the page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows in a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Only routes that show this. */
                resourceType?: components["schemas"]["RouteResourceType"];
                /** @description Only routes of this state. */
                state?: components["schemas"]["RouteState"];
                /** @description Property to order by. */
                sortBy?: "path" | "title";
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
                    "application/json": components["schemas"]["RoutePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    createRoute: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The new route. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RouteInput"];
            };
        };
        responses: {
            /** @description The route as it was made. */
            201: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Route"];
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
    searchRoutes: {
        parameters: {
            query: {
                /** @description Text to search for, letter case and marks ignored; never blank. */
                query: string;
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
            /** @description The routes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Route"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getRoute: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path: {
                /** @description The route. */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The route. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Route"];
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
    updateRoute: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
                /** @description The ETag of the version that was edited. A stale one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The route. */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        /** @description The route. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RouteInput"];
            };
        };
        responses: {
            /** @description The route as it is now. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Route"];
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
    deleteRoute: {
        parameters: {
            query?: {
                /** @description Delete it although something leads to it. */
                evenInUse?: boolean;
            };
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
                /** @description The ETag of the version that was edited. A stale one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The route. */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is deleted. */
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
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listRouteUses: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path: {
                /** @description The route. */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The uses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RouteUse"][];
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
    listRouteResources: {
        parameters: {
            query: {
                /** @description The kind of the routes. */
                resourceType: components["schemas"]["RouteResourceType"];
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
                    "application/json": components["schemas"]["RouteResourcePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getRouteResource: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path: {
                /** @description The thing. */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The thing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RouteResource"];
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
    listLayoutSites: {
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
            /** @description The sites. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LayoutSite"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getLayoutSite: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path: {
                /** @description The site. */
                id: components["schemas"]["InstanceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The site. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LayoutSite"];
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
    listSiteLayouts: {
        parameters: {
            query?: {
                /** @description Text to search for, letter case and surrounding blanks ignored. */
                search?: components["parameters"]["Search"];
                /** @description Number of the page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows in a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Only layouts of this kind. */
                kind?: components["schemas"]["LayoutKind"];
                /** @description Only layouts that are shown (true) or not (false). */
                active?: boolean;
                /** @description Property to order by. */
                sortBy?: "name" | "lastModified";
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
                    "application/json": components["schemas"]["SiteLayoutPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    saveSiteLayout: {
        parameters: {
            query?: {
                /** @description What is saved with the same one by the same user is one publish in the history. */
                publishId?: components["parameters"]["PublishId"];
            };
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
                /** @description The ETag of the version that was edited. A stale one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The layout. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteLayoutInput"];
            };
        };
        responses: {
            /** @description The layout as it is now. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteLayout"];
                };
            };
            /** @description The layout as it was made. */
            201: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteLayout"];
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
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getSiteLayout: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path: {
                /** @description The layout. */
                id: components["schemas"]["SiteLayoutId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The layout. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteLayout"];
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
    updateSiteLayout: {
        parameters: {
            query?: {
                /** @description What is saved with the same one by the same user is one publish in the history. */
                publishId?: components["parameters"]["PublishId"];
            };
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
                /** @description The ETag of the version that was edited. A stale one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The layout. */
                id: components["schemas"]["SiteLayoutId"];
            };
            cookie?: never;
        };
        /** @description The layout. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteLayoutInput"];
            };
        };
        responses: {
            /** @description The layout as it is now. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteLayout"];
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
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteSiteLayout: {
        parameters: {
            query?: {
                /** @description Delete it although pages are drawn with it. */
                evenInUse?: boolean;
            };
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
                /** @description The ETag of the version that was edited. A stale one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The layout. */
                id: components["schemas"]["SiteLayoutId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is deleted. */
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
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    duplicateSiteLayout: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path: {
                /** @description The layout. */
                id: components["schemas"]["SiteLayoutId"];
            };
            cookie?: never;
        };
        /** @description What the copy is called. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["LayoutCopyInput"];
            };
        };
        responses: {
            /** @description The copy. */
            201: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteLayout"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listLayoutUses: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path: {
                /** @description The layout. */
                id: components["schemas"]["SiteLayoutId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The uses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LayoutUse"][];
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
    listLayoutPublications: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path: {
                /** @description The layout. */
                id: components["schemas"]["SiteLayoutId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The publishes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LayoutPublication"][];
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
    getLayoutPublication: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path: {
                /** @description The layout. */
                id: components["schemas"]["SiteLayoutId"];
                /** @description The publish. */
                publicationId: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The publish with its layout. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublishedLayout"];
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
    resolveLayout: {
        parameters: {
            query?: {
                /** @description The moment; now without it. At most 400 days ahead. */
                at?: components["schemas"]["Instant"];
                /** @description What the visitor looks with. */
                device?: components["schemas"]["Device"];
            };
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path: {
                /** @description The layout. */
                id: components["schemas"]["SiteLayoutId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What they see. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResolvedLayout"];
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
    previewLayout: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The layout, the moment and the device. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["LayoutPreviewInput"];
            };
        };
        responses: {
            /** @description What they would see. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResolvedLayout"];
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
    listLayoutProblems: {
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
            /** @description The problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LayoutProblem"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    saveSectionGroup: {
        parameters: {
            query?: {
                /** @description What is saved with the same one by the same user is one publish in the history. */
                publishId?: components["parameters"]["PublishId"];
            };
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
                /** @description The ETag of the version that was edited. A stale one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The group. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SectionGroupInput"];
            };
        };
        responses: {
            /** @description The whole layout as it is now. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteLayout"];
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
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteSectionGroup: {
        parameters: {
            query?: {
                /** @description What is saved with the same one by the same user is one publish in the history. */
                publishId?: components["parameters"]["PublishId"];
            };
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
                /** @description The ETag of the version that was edited. A stale one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The group. */
                id: components["schemas"]["SiteLayoutId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole layout as it is now. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteLayout"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    saveSections: {
        parameters: {
            query?: {
                /** @description What is saved with the same one by the same user is one publish in the history. */
                publishId?: components["parameters"]["PublishId"];
            };
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
                /** @description The ETag of the version that was edited. A stale one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description All sections of the layout. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteSectionsInput"];
            };
        };
        responses: {
            /** @description The whole layout as it is now. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteLayout"];
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
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listLinkTargets: {
        parameters: {
            query?: {
                /** @description The kind of the link; articles where it is left out. */
                kind?: components["schemas"]["LinkTargetKind"];
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
                    "application/json": components["schemas"]["RouteResourcePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listSectionTypes: {
        parameters: {
            query?: {
                /** @description Only types that the site may add. */
                FilterAddable?: boolean;
                /** @description Only types with these identifiers; may be repeated. */
                AllowIdentifier?: string[];
                /** @description Only types that need one of these add-ons, whether the site has it or not; may be repeated. */
                AllowAddOn?: string[];
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
            /** @description The types. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SectionType"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listPages: {
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
            /** @description The pages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageEntry"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    createPage: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The new page. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PageEntryInput"];
            };
        };
        responses: {
            /** @description The page as it was made. */
            201: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageEntry"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getPage: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path: {
                /** @description The page. */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageEntry"];
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
    deletePage: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
                /** @description The ETag of the version that was edited. A stale one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The page. */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is deleted. */
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
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    updatePage: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
                /** @description The ETag of the version that was edited. A stale one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The page. */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        /** @description What changes. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PageEntryChange"];
            };
        };
        responses: {
            /** @description The page as it is now. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageEntry"];
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
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getStartPageStatic: {
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
            /** @description The settings. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StartPageStatic"];
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
    saveStartPageStatic: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
                /** @description The ETag of the version that was edited. A stale one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The settings. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartPageStatic"];
            };
        };
        responses: {
            /** @description The settings as they are now. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StartPageStatic"];
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
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listStartPageSections: {
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
            /** @description The sections. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StartPageSection"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getStartPageSection: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path: {
                /** @description The section. */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The section. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StartPageSection"];
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
    updateStartPageSection: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
                /** @description The ETag of the version that was edited. A stale one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The section. */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        /** @description What changes. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartPageSectionInput"];
            };
        };
        responses: {
            /** @description The section as it is now. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StartPageSection"];
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
    listHeroSlides: {
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
            /** @description The slides. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HeroSlide"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    createHeroSlide: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The slide. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["HeroSlideInput"];
            };
        };
        responses: {
            /** @description The slide as it was made. */
            201: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HeroSlide"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getHeroSlide: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
            };
            path: {
                /** @description The slide. */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The slide. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HeroSlide"];
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
    updateHeroSlide: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
                /** @description The ETag of the version that was edited. A stale one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The slide. */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        /** @description The slide. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["HeroSlideInput"];
            };
        };
        responses: {
            /** @description The slide as it is now. */
            200: {
                headers: {
                    /** @description The version, for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HeroSlide"];
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
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteHeroSlide: {
        parameters: {
            query?: never;
            header: {
                /** @description The active site's instance id. */
                "x-s8y-instance-id": components["parameters"]["InstanceId"];
                /** @description The ETag of the version that was edited. A stale one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The slide. */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is deleted. */
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
    listAuditEntries: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows in a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Only changes of things of this kind. */
                entity?: components["schemas"]["AuditEntity"];
                /** @description Only changes of this thing; `only` is the one of which the site or its network has one. */
                entityId?: string;
                /** @description Only changes by this person, by what the identity provider knows them by. */
                actor?: string;
                /** @description Only where this was done. */
                action?: components["schemas"]["AuditAction"];
                /** @description Only changes of this site's things. */
                instanceId?: components["schemas"]["InstanceId"];
                /** @description Only what was done on this day or later; a day of `timeZone`. */
                from?: components["schemas"]["Day"];
                /** @description Only what was done on this day or earlier; a day of `timeZone`. */
                until?: components["schemas"]["Day"];
                /** @description The time zone of the days that moments are compared with, by its IANA name. */
                timeZone?: components["parameters"]["TimeZone"];
                /** @description Property to order by. */
                sortBy?: "at";
                /** @description Direction of the order; the newest first unless told. */
                sortOrder?: components["schemas"]["SortOrder"];
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
                    "application/json": components["schemas"]["AuditEntryPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listAuditActors: {
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
            /** @description The people. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditActor"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
